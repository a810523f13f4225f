/**
 * Builds the service worker, `/sw.js` or another locale's, `/de/sw.js`, after everything else, with its list of files. It is a
 * script without imports because Firefox accepts no modules, and its name has no hash because browsers request it by this name.
 */
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { collectPackages } from "../notices.ts";
import { builtLocale, localeMessages } from "../locale.ts";
import { listFiles, ON_DEMAND_PATHS } from "./list-files.ts";

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
  const { folder } = builtLocale();
  const { files, onDemand } = await listFiles(dist, folder);
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [localeMessages(), collectPackages()],
    define: {
      FILES: JSON.stringify(files),
      ON_DEMAND: JSON.stringify(onDemand),
      ON_DEMAND_PATHS: String(ON_DEMAND_PATHS),
    },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target,
      rolldownOptions: { input: join(root, SOURCE), output: { format: "iife", entryFileNames: folder + NAME } },
    },
  });
}
