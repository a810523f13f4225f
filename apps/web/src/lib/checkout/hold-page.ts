/** What leaving this page would lose. */
const held = new Set<symbol>();

/** Says that this page holds photos that leaving it would lose. @returns lets go */
export function holdPage(): () => void {
  const work = Symbol("work");
  held.add(work);
  return () => void held.delete(work);
}

export function holdsPage(): boolean {
  return held.size > 0;
}
