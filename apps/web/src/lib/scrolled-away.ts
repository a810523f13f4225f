/** Headers slide away past this many pixels (SPEC §9), and return on the way up. */
const THRESHOLD = 80;
/** Pixels; smaller movements come from a trembling finger or the browser's bars. */
const TOLERANCE = 6;

/**
 * Watches for headers sliding away as the page scrolls down.
 * @param onChange called with true on the way down, with false on the way up and near the top
 * @returns stops watching
 */
export function watchScrolledAway(onChange: (away: boolean) => void): () => void {
  let last = window.scrollY;
  const onScroll = (): void => {
    const { scrollY } = window;
    if (scrollY <= THRESHOLD) onChange(false);
    else if (Math.abs(scrollY - last) > TOLERANCE) onChange(scrollY > last);
    else return;
    last = scrollY;
  };
  window.addEventListener("scroll", onScroll, { passive: true });
  return () => window.removeEventListener("scroll", onScroll);
}
