/** The bar makes room on the way down and comes back on the way up; its rule appears once the page has moved. */
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
