import { expect, type Page } from "@playwright/test";

const WIDTHS = [1440, 1024, 390] as const;
const HEIGHT = 900;

/** @param name the screen's, for the error message */
export async function expectNoOverflow(
  page: Page,
  name: string,
  widths: readonly (typeof WIDTHS)[number][] = WIDTHS,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    // Another width may render another layout.
    await expect
      .configure({ soft: true })
      .poll(() => page.evaluate(overflowing), { message: `${name} at ${width}` })
      .toEqual([]);
  }
}

/** Describes everything that does not fit. Runs in the page. */
function overflowing(): string[] {
  const LABELS = "button, label, legend, h1, h2, h3, h4, h5, h6, a, summary, dt, th, [role=tab]";
  const CONTROLS = "button, a, input, select, textarea, summary, [role=tab], [role=slider], [role=switch]";
  /** Matches every catalogue text. Others are values, such as file names and ids, which may be cut. */
  const ACCENTED = /[^\p{ASCII}]/u;
  /** Pixels; italic letters may leave their box at the end. */
  const TOLERANCE = 1;
  type Sides = Pick<DOMRect, "left" | "right">;

  /** False for hidden elements and those for screen readers only. */
  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  /**
   * Returns the visible page part around an element, after clipping by ancestors; null if it can be scrolled to, or is
   * for screen readers.
   */
  const visibleSides = (element: Element): Sides | null => {
    let [left, right] = [0, document.documentElement.clientWidth];
    for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
      const { overflowX, position } = getComputedStyle(box);
      const sides = box.getBoundingClientRect();
      if (overflowX === "auto" || overflowX === "scroll") return null;
      if (overflowX !== "visible" && sides.width <= 1) return null;
      if (overflowX !== "visible") [left, right] = [Math.max(left, sides.left), Math.min(right, sides.right)];
      if (position === "fixed") break;
    }
    return { left, right };
  };
  const found: string[] = [];
  const expectInside = (inner: Sides, outer: Sides | null, element: Element, text: string): void => {
    if (outer === null || (inner.left >= outer.left - TOLERANCE && inner.right <= outer.right + TOLERANCE)) return;
    const [from, to, left, right] = [inner.left, inner.right, outer.left, outer.right].map(Math.round);
    found.push(
      `${element.localName}.${element.className} "${text}" is at ${from} to ${to}, not in ${left} to ${right}`,
    );
  };

  const expectPageInside = (): void => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`The page is ${scrollWidth} pixels wide, not ${clientWidth}.`);
  };
  const expectControlsInside = (): void => {
    for (const control of document.querySelectorAll(CONTROLS)) {
      const name = control.getAttribute("aria-label") ?? control.textContent;
      if (isShown(control)) expectInside(control.getBoundingClientRect(), visibleSides(control), control, name);
    }
  };
  const expectLinesInside = (text: Node, parent: Element): void => {
    const label = parent.closest(LABELS);
    const isBox = label !== null && getComputedStyle(label).display !== "inline";
    const sides = isBox ? label.getBoundingClientRect() : visibleSides(parent);
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) expectInside(line, sides, label ?? parent, text.textContent ?? "");
  };
  const expectTextsInside = (): void => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      const isText = ACCENTED.test(textContent ?? "");
      if (isText && parentElement !== null && isShown(parentElement))
        expectLinesInside(texts.currentNode, parentElement);
    }
  };
  expectPageInside();
  expectControlsInside();
  expectTextsInside();
  return found;
}
