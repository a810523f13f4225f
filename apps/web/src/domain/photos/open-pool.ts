import { retryImport } from "#lib/retry-import.ts";
import { poolSize } from "./pool-size.ts";
import type { PhotoPool } from "./types.ts";

/** A pool whose code is loaded after the first screen. Jobs wait for it, however long the server is away. */
export function openPhotoPool(): PhotoPool {
  const opening = retryImport(async () => (await import("./pool.ts")).createPhotoPool());
  return {
    size: poolSize(navigator),
    warmUp: () => void opening.then((pool) => pool.warmUp()),
    load: async (...given) => (await opening).load(...given),
    join: async (...given) => (await opening).join(...given),
    embeddedPreview: async (...given) => (await opening).embeddedPreview(...given),
    preview: async (...given) => (await opening).preview(...given),
    frame: async (...given) => (await opening).frame(...given),
    frameBytes: async (...given) => (await opening).frameBytes(...given),
    assess: async (...given) => (await opening).assess(...given),
    unframe: async (...given) => (await opening).unframe(...given),
    places: async (...given) => (await opening).places(...given),
    reduce: async (...given) => (await opening).reduce(...given),
    dispose: () => void opening.then((pool) => pool.dispose()),
  };
}
