import { retryImport } from "#lib/retry-import.ts";
import type { ZipFiles } from "./types.ts";

/** ZIP files whose code is loaded after the first screen. */
export function openZipFiles(): ZipFiles {
  const opening = retryImport(async () => (await import("./zip-files.ts")).zipFiles);
  return {
    write: async (...given) => (await opening).write(...given),
    sweep: async () => (await opening).sweep(),
  };
}
