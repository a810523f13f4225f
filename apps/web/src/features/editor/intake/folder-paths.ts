/** Names and order for a folder's files. */

/** True for files hidden by systems: `.DS_Store`, `._DSC0001.jpg`, `Thumbs.db`. */
export function isHidden(name: string): boolean {
  return name.startsWith(".") || /^(thumbs\.db|desktop\.ini)$/i.test(name);
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

/** Compares paths: `2.jpg` is before `10.jpg`, and a folder's files are together. */
export function naturalOrder(a: readonly string[], b: readonly string[]): number {
  const shared = Math.min(a.length, b.length);
  for (let at = 0; at < shared; at++) {
    const order = collator.compare(a[at] ?? "", b[at] ?? "");
    if (order !== 0) return order;
  }
  return a.length - b.length;
}
