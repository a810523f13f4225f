/** The phone's menu: a panel that its button opens, and that Escape, a link or a focus outside it closes. */
import { buttonNamed } from "./elements.ts";

export function openMenu(bar: HTMLElement): void {
  const button = buttonNamed(bar, "Menu");
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
  const elsewhere = ({ target }: Event): void => {
    if (isOpen() && target instanceof Node && !panel.contains(target) && !button.contains(target)) set(false);
  };
  document.addEventListener("pointerdown", elsewhere);
  document.addEventListener("focusin", elsewhere);
  // Wide windows show the links and have no panel.
  matchMedia("(min-width: 1121px)").addEventListener("change", () => set(false));
}
