/** The package of the built command, which installs on its own. */
import type { Plugin } from "vite";
import { dependencies, version } from "../package.json";

const CANVAS = "@napi-rs/canvas";

/** Puts a package.json next to the program: everything but the canvas is in the build. */
export function packageFile(): Plugin {
  return {
    name: "matte:package-file",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "package.json", source: `${JSON.stringify(contents(), null, 2)}\n` });
    },
  };
}

function contents(): object {
  return {
    name: "matte-cli",
    version,
    description: "Frames photographs on the command line",
    license: "MIT",
    type: "module",
    bin: { matte: "main.js" },
    engines: { node: ">=20.19.0" },
    dependencies: { [CANVAS]: dependencies[CANVAS] },
  };
}
