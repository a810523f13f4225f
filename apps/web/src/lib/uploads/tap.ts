/** Hears of photos as they are loaded and exported, without the editor having to know. As little as can be: the rest comes late. */
import type { PhotoPool } from "../photos/types.ts";
import type { ZipFiles } from "../zip/types.ts";
import type { Uploads, UploadsLoader } from "./types.ts";

/** The editor's tools, with what passes through them told to the uploads. */
export interface Tapped {
  readonly pool: PhotoPool;
  readonly zip: ZipFiles;
  readonly tell: (what: (uploads: Uploads) => void) => void;
}

export function tap(
  pool: PhotoPool,
  zip: ZipFiles,
  load: UploadsLoader,
  complain: (text: string, id?: string) => unknown,
): Tapped {
  const tools = {
    pool: {
      ...pool,
      load: async (...given: Parameters<PhotoPool["load"]>) => {
        const loaded = await pool.load(...given);
        tell((uploads) => uploads.original(given[0], loaded.facts));
        return loaded;
      },
    },
    zip: { ...zip },
    complain,
  };
  const opened = load(tools).catch(() => null);
  const tell: Tapped["tell"] = (what) => void opened.then((uploads) => uploads && what(uploads));
  return { ...tools, tell };
}
