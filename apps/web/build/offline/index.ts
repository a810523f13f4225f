/**
 * Builds the service workers, `/sw.js` and every other language's, such as `/de/sw.js`, after everything else, with their lists of files. They
 * are scripts without imports because Firefox accepts no modules, and their names have no hash because browsers request them by name.
 */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { collectPackages } from "../notices.ts";
import { ENGLISH, folderOf } from "../languages/built.ts";
import { messagesIn, pseudoAreas } from "../languages/message-files.ts";
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
        for (const language of await languagesIn(dist)) await buildWorker(language, { root, dist, target });
      },
    },
  };
}

/** The languages whose documents have been written. */
async function languagesIn(dist: string): Promise<readonly string[]> {
  const files = await readdir(dist, { recursive: true });
  return [ENGLISH, ...files.flatMap((file) => /^([\w-]+)[\\/]tool\.html$/.exec(file)?.[1] ?? [])];
}

interface Build {
  readonly root: string;
  readonly dist: string;
  readonly target: string[] | string | false;
}

async function buildWorker(language: string, { root, dist, target }: Build): Promise<void> {
  const folder = folderOf(language);
  const { files, onDemand } = await listFiles(dist, folder);
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [messagesIn(language), pseudoAreas(), collectPackages()],
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
