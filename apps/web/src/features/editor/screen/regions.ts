/** Regions F6 moves between, in page order: settings, preview, photos. */

const REGIONS = ".editor-settings, .editor-sections, .editor-main, .editor-pin, .thumbs";
const CONTROLS = "button:enabled, input:enabled, select:enabled, textarea:enabled, a[href]";

/** Element last focused in a region. */
const left = new WeakMap<Element, HTMLElement>();

/** Moves the focus to the next region, to the element last focused there. */
export function moveToRegion(by: 1 | -1): void {
  const regions = [...document.querySelectorAll<HTMLElement>(REGIONS)];
  const { activeElement } = document;
  const from = regions.findIndex((region) => region.contains(activeElement));
  const before = regions[from];
  if (before !== undefined && activeElement instanceof HTMLElement) left.set(before, activeElement);
  const first = by > 0 ? 0 : regions.length - 1;
  const region = regions[from < 0 ? first : (from + by + regions.length) % regions.length];
  if (region !== undefined) (entryOf(region) ?? region).focus();
}

/** The chosen photo may have changed since; the preview is entered as a whole, because its keys are the window's. */
function entryOf(region: HTMLElement): HTMLElement | null {
  if (region.hasAttribute("tabindex")) return region;
  const chosen = region.querySelector<HTMLElement>("[data-photo][aria-current=true]");
  const last = left.get(region);
  return chosen ?? (last?.isConnected === true ? last : region.querySelector<HTMLElement>(CONTROLS));
}
