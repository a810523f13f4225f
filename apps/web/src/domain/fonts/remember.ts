/** Does a piece of work once a key and shares its promise; work that failed is forgotten, so that it can be tried again. */
export function remember<Key>(work: (key: Key) => Promise<void>): (key: Key) => Promise<void> {
  const known = new Map<Key, Promise<void>>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const doing = work(key);
    known.set(key, doing);
    doing.catch(() => known.delete(key));
    return doing;
  };
}
