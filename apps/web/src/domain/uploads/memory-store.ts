import type { Upload, UploadStore } from "./types.ts";

/** Bytes: waiting uploads must not fill the memory. */
const CAPACITY = 50e6;

/** Uploads in memory, for browsers whose pages cannot write private files. They are lost with the page. */
export function memoryStore(capacity = CAPACITY): UploadStore {
  const uploads = new Map<string, Upload>();
  const size = (): number => [...uploads.values()].reduce((sum, { image }) => sum + image.size, 0);
  return {
    add: async (upload) => {
      if (size() + upload.image.size > capacity) throw new Error(`There is no space for ${upload.name}.`);
      const id = crypto.randomUUID();
      uploads.set(id, { ...upload, id });
      return id;
    },
    ids: async () => [...uploads.keys()],
    take: async (id) => uploads.get(id) ?? null,
    remove: async (id) => void uploads.delete(id),
    clear: async () => uploads.clear(),
  };
}
