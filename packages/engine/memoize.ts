/**
 * Caches a function's results: photos in a batch share templates, forms and cameras.
 * @param limit most results in the cache, which is emptied when it is full
 */
export function memoize<T, Text extends string = string>(limit: number, compute: (text: Text) => T): (text: Text) => T {
  const known = new Map<Text, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const result = compute(text);
    if (known.size >= limit) known.clear();
    known.set(text, result);
    return result;
  };
}
