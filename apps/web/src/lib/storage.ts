/** Local browser storage that never throws: a full, blocked or absent store only forgets. */

export interface KeptValues {
  /** The stored value, undefined when there is none or it cannot be read. */
  read(key: string): unknown;
  /** Stores anything JSON can hold; false when the browser refused. */
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
}

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** @param open finds the store; it may throw, as `localStorage` does where cookies are blocked. */
export function keepIn(open: () => Store): KeptValues {
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

/** The same, but nothing is written any more once `allowed` is false: a late flush brings nothing back. */
export function keepWhile(values: KeptValues, allowed: () => boolean): KeptValues {
  return { ...values, write: (key, value) => allowed() && values.write(key, value) };
}

export const localValues: KeptValues = keepIn(() => localStorage);

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
