/** Bytes for all photo copies, at most. */
const MAX_BYTES = 2e9;

export interface Budget {
  /** @returns false when too little is left */
  take(id: string, bytes: number): boolean;
  release(id: string): void;
}

/** @param bytes total budget */
export function createBudget(bytes: number): Budget {
  const taken = new Map<string, number>();
  let left = bytes;
  return {
    take: (id, size) => {
      if (size > left) return false;
      left -= size;
      taken.set(id, size);
      return true;
    },
    release: (id) => {
      left += taken.get(id) ?? 0;
      taken.delete(id);
    },
  };
}

/** Half the free quota: uploads and exported batches need space as well. */
export async function defaultBudget(): Promise<number> {
  const { quota = 0, usage = 0 } = await navigator.storage.estimate();
  return Math.min(MAX_BYTES, (quota - usage) / 2);
}
