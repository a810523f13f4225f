/** Hides the bar while the page scrolls down and shows it while it scrolls up; its rule appears once the page has scrolled. */
import { watchScrolledAway } from "#lib/scrolled-away.ts";

/** Pixels. */
const MOVED = 8;

export function startTopBar(bar: HTMLElement): void {
  watchScrolledAway((away) => bar.toggleAttribute("data-away", away));
  const rule = (): void => {
    bar.toggleAttribute("data-stuck", scrollY > MOVED);
  };
  addEventListener("scroll", rule, { passive: true });
  rule();
}
