// Shared by the readers: where packages stand, and one line of JSON as the answer.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** This folder. */
export const here = path.dirname(fileURLToPath(import.meta.url));

/** The folder of an installed package. */
export function packageFolder(name) {
    const folder = path.join(here, 'node_modules', name);
    if (!fs.existsSync(path.join(folder, 'package.json')))
        fail(`${name} is not installed: npm ci --ignore-scripts --prefix tests/consumers`);
    return folder;
}

/** Ends the program with a message. */
export function fail(message) {
    console.error(String(message?.stack ?? message));
    process.exit(1);
}

/** Writes the answer and ends the program. */
export function answer(value) {
    process.stdout.write(JSON.stringify(value) + '\n', () => process.exit(0));
}

/** The command line's arguments, `names.length` of them at least. */
export function argumentsOrUsage(...names) {
    const given = process.argv.slice(2);
    if (given.length < names.length) {
        console.error(`usage: node ${path.basename(process.argv[1])} ${names.join(' ')}`);
        process.exit(2);
    }
    return given;
}

process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);
