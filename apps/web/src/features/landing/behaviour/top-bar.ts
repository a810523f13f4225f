/** The bar at the top of the page, and the panel with its links on phones. */
import { watchScrolledAway } from "#lib/scrolled-away.ts";
import { buttonFor } from "./elements.ts";

/** Pixels. */
const SCROLLED = 8;

/** Hides the bar while the page scrolls down and shows it while it scrolls up; its rule appears once the page has scrolled. */
export function startTopBar(bar: HTMLElement): void {
  watchScrolledAway((away) => bar.toggleAttribute("data-away", away));
  const rule = (): void => {
    bar.toggleAttribute("data-stuck", scrollY > SCROLLED);
  };
  addEventListener("scroll", rule, { passive: true });
  rule();
}

/** The button opens the panel; Escape, a link or a focus outside closes it. */
export function startMenu(bar: HTMLElement): void {
  const button = buttonFor(bar, "menu");
  const panel = bar.querySelector<HTMLElement>(".menu");
  if (panel === null) return;
  const isOpen = (): boolean => button.getAttribute("aria-expanded") === "true";
  const set = (open: boolean): void => {
    button.setAttribute("aria-expanded", String(open));
    document.documentElement.toggleAttribute("data-menu", open);
  };
  button.addEventListener("click", () => set(!isOpen()));
  panel.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a") !== null) set(false);
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !isOpen()) return;
    set(false);
    button.focus();
  });
  const closeOutside = ({ target }: Event): void => {
    if (isOpen() && target instanceof Node && !panel.contains(target) && !button.contains(target)) set(false);
  };
  document.addEventListener("pointerdown", closeOutside);
  document.addEventListener("focusin", closeOutside);
  // Wide windows show the links and have no panel.
  matchMedia("(min-width: 1121px)").addEventListener("change", () => set(false));
}
