/** Pixels between a field and its list, and between the list and the window's edge. */
const GAP = 4;
const MARGIN = 8;
const MAX_HEIGHT = 400;
/** Minimum height; a list with less space is placed above its field. */
const MIN_HEIGHT = 160;

interface Rectangle {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
}

/** Places a popover between a field's input and the panel's foot, or above the field if there is more space. */
export function placeNear(popover: HTMLElement, element: Element): void {
  const box: Rectangle = element.getBoundingClientRect();
  const { top } = (element.closest(".words") ?? element).getBoundingClientRect();
  const foot = document.querySelector(".panel-foot")?.getBoundingClientRect().top ?? window.innerHeight;
  const below = foot - box.bottom - GAP - MARGIN;
  const above = top - GAP - MARGIN;
  const isBelow = below >= Math.min(MIN_HEIGHT, popover.scrollHeight) || below >= above;
  const { style } = popover;
  style.insetInlineStart = `${box.left}px`;
  style.inlineSize = `${box.width}px`;
  style.insetBlockStart = isBelow ? `${box.bottom + GAP}px` : "auto";
  style.insetBlockEnd = isBelow ? "auto" : `${window.innerHeight - top + GAP}px`;
  style.maxBlockSize = `${Math.min(MAX_HEIGHT, isBelow ? below : above)}px`;
}
