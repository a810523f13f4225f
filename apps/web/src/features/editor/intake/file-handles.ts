/** Handles for files dropped, or found in a folder: with one, a photo can be opened at the next visit without a copy. */

type FindHandle = () => Promise<FileSystemFileHandle | null>;

const found = new WeakMap<File, FindHandle>();

export function rememberHandle(file: File, find: FindHandle): void {
  found.set(file, find);
}

/** A file's handle; null if the browser gives none. */
export async function handleOf(file: File): Promise<FileSystemFileHandle | null> {
  return (
    (await found
      .get(file)?.()
      .catch(() => null)) ?? null
  );
}
