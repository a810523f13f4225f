import { useEffect, useState } from "react";

/** Scrolled past this many pixels (SPEC §9), a header makes room on the way down and returns on the way up. */
const THRESHOLD = 80;
/** Smaller movements are a trembling finger, or the browser's own bars. */
const TREMBLE = 6;

export function useScrolledAway(): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = (): void => {
      const { scrollY } = window;
      if (scrollY <= THRESHOLD) setAway(false);
      else if (Math.abs(scrollY - last) > TREMBLE) setAway(scrollY > last);
      else return;
      last = scrollY;
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, []);
  return away;
}
