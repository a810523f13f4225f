/** Runs the product's sources in another language, over the modules that the server has read for English. */
import { createNodeImportMeta, ESModulesEvaluator, ModuleRunner } from "vite/module-runner";
import type { ViteDevServer } from "vite";
import { fileIn, isMessageFile } from "../languages/message-files.ts";

const IMPORTED = /(?<=")[^"\s]*\/packages\/messages\/[^"\s]*(?=")/g;

type Fetched = Parameters<ViteDevServer["environments"]["ssr"]["fetchModule"]>;

/** Imports a module, with the messages of a language in place of English ones. */
export async function runIn(language: string, ssr: ViteDevServer, file: string): Promise<unknown> {
  const { ssr: environment } = ssr.environments;
  const fetchModule = async (...asked: Fetched): Promise<unknown> => {
    const found = await environment.fetchModule(...asked);
    // Languages take from English what they name.
    if (!("code" in found) || isMessageFile(found.file ?? "")) return found;
    return { ...found, code: found.code.replace(IMPORTED, (imported) => fileIn(language, imported)) };
  };
  const runner = new ModuleRunner(
    {
      hmr: false,
      createImportMeta: createNodeImportMeta,
      transport: {
        invoke: async (payload) => {
          const { name, data } = (payload as { readonly data: Invoked }).data;
          return { result: name === "fetchModule" ? await fetchModule(...data) : [] };
        },
      },
    },
    new ESModulesEvaluator(),
  );
  return runner.import(file);
}

interface Invoked {
  readonly name: string;
  readonly data: Fetched;
}
