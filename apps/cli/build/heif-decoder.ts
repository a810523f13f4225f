/** Puts libheif next to the program, as the two files of its package; the program finds them by `virtual:libheif`. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const MODULE = "virtual:libheif";
const RESOLVED = `\0${MODULE}`;
/** A CommonJS module, in a package of ES modules. */
const ASSETS = { "libheif.js": "assets/libheif.cjs", "libheif.wasm": "assets/libheif.wasm" } as const;

type LibheifFile = keyof typeof ASSETS;

export function libheifFile(name: LibheifFile): string {
  return createRequire(import.meta.url).resolve(`libheif-js/libheif-wasm/${name}`);
}

export function libheifModule(pathOf: (name: LibheifFile) => string): string {
  const path = (name: LibheifFile): string => JSON.stringify(pathOf(name));
  return `export const script = ${path("libheif.js")}, wasm = ${path("libheif.wasm")};`;
}

export function heifDecoder(): Plugin {
  return {
    name: "matte:heif-decoder",
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? libheifModule((name) => `/${ASSETS[name]}`) : null),
    generateBundle() {
      for (const name of ["libheif.js", "libheif.wasm"] as const)
        this.emitFile({ type: "asset", fileName: ASSETS[name], source: readFileSync(libheifFile(name)) });
    },
  };
}
