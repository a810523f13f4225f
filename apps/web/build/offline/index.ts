/**
 * Makes the service worker, `/sw.js`, after everything else is built: a script of its own without imports, which is all that
 * Firefox takes, with the list of what it keeps. It must not have a hash in its name: browsers ask for it by this one.
 */
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { collectPackages } from "../notices.ts";
import { listFiles } from "./list-files.ts";

const SOURCE = "src/service-worker/main.ts";
const NAME = "sw.js";

export function serviceWorker(): Plugin {
  let root = "";
  let dist = "";
  let target: string[] | string | false = false;
  return {
    name: "matte:service-worker",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
      dist = join(config.root, config.build.outDir);
      target = config.build.target;
    },
    writeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        await buildWorker(root, dist, target);
      },
    },
  };
}

async function buildWorker(root: string, dist: string, target: string[] | string | false): Promise<void> {
  const { files, fonts } = await listFiles(dist);
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [collectPackages()],
    define: { FILES: JSON.stringify(files), FONTS: JSON.stringify(fonts) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target,
      rolldownOptions: { input: join(root, SOURCE), output: { format: "iife", entryFileNames: NAME } },
    },
  });
}
