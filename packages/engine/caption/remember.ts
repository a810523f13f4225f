/**
 * A function that computes each result once: photos of a batch have the same templates, forms and cameras.
 * @param limit of results that are kept; beyond it all are forgotten
 */
export function remember<T>(limit: number, compute: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const result = compute(text);
    if (known.size >= limit) known.clear();
    known.set(text, result);
    return result;
  };
}
