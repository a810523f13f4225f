/** Whether a page was scrolled away from its head, for headers that make room on the way down. */

/** Scrolled past this many pixels (SPEC §9), a header makes room on the way down and returns on the way up. */
const THRESHOLD = 80;
/** Smaller movements are a trembling finger, or the browser's own bars. */
const TREMBLE = 6;

/** @returns how to stop watching */
export function watchScrolledAway(tell: (away: boolean) => void): () => void {
  let last = window.scrollY;
  const onScroll = (): void => {
    const { scrollY } = window;
    if (scrollY <= THRESHOLD) tell(false);
    else if (Math.abs(scrollY - last) > TREMBLE) tell(scrollY > last);
    else return;
    last = scrollY;
  };
  window.addEventListener("scroll", onScroll, { passive: true });
  return () => window.removeEventListener("scroll", onScroll);
}
