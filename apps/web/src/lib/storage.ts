/** JSON values in the browser's local storage. Never throws: a full, blocked or absent store only forgets. */

export interface StoredValues {
  /** The stored value; undefined when there is none or it cannot be read. */
  read(key: string): unknown;
  /** Stores anything JSON can hold. @returns false when the browser refused */
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
}

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** @param open gets the store; it may throw, as `localStorage` does if cookies are blocked */
export function valuesIn(open: () => Store): StoredValues {
  return {
    read: (key) =>
      attempt(() => {
        const text = open().getItem(key);
        return text === null ? undefined : (JSON.parse(text) as unknown);
      }),
    write: (key, value) =>
      attempt(() => {
        open().setItem(key, JSON.stringify(value));
        return true;
      }) ?? false,
    remove: (key) => attempt(() => open().removeItem(key)),
  };
}

/** Refuses writes once `allowed` is false: a late flush restores nothing erased. */
export function writableWhile(values: StoredValues, allowed: () => boolean): StoredValues {
  return { ...values, write: (key, value) => allowed() && values.write(key, value) };
}

export const localValues: StoredValues = valuesIn(() => localStorage);

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
