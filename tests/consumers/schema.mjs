// node schema.mjs FILE.json SCHEMA.json: validates with ajv (draft 7) and prints the bodies.
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { answer, argumentsOrUsage, fail, here, packageFolder } from './support.mjs';

const [file, schemaFile] = argumentsOrUsage('FILE.json', 'SCHEMA.json');
packageFolder('ajv');
const Ajv = createRequire(path.join(here, 'schema.mjs'))('ajv').default;
const readJson = (name) => JSON.parse(fs.readFileSync(name, 'utf8'));

const ajv = new Ajv({ allErrors: true, strict: true, strictTypes: false, strictRequired: false });
const validate = ajv.compile(readJson(schemaFile));
const document = readJson(file);
if (!validate(document))
    fail(validate.errors.map((e) => `${e.instancePath} ${e.message}`).join('\n'));
answer({ consumer: 'ajv', bodies: document.bodies });
