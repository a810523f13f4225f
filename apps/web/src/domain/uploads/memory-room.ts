import type { Waiting, WaitingRoom } from "./waiting.ts";

/** Bytes: memory is not what pictures should fill while they wait. */
const MOST = 50e6;

/** A waiting room that ends with its page. */
export function memoryRoom(most = MOST): WaitingRoom {
  const waiting = new Map<string, Waiting>();
  const size = (): number => [...waiting.values()].reduce((sum, { image }) => sum + image.size, 0);
  return {
    add: async (upload) => {
      if (size() + upload.image.size > most) throw new Error(`There is no room for ${upload.name} to wait.`);
      const id = crypto.randomUUID();
      waiting.set(id, { ...upload, id });
      return id;
    },
    ids: async () => [...waiting.keys()],
    take: async (id) => waiting.get(id) ?? null,
    remove: async (id) => void waiting.delete(id),
    clear: async () => waiting.clear(),
  };
}
