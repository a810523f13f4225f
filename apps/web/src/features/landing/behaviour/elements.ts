/** @throws {Error} when the markup has no such button: page and script are of different builds then */
export function buttonNamed(area: Element, name: string): HTMLButtonElement {
  const found = [...area.querySelectorAll("button")].find(
    (button) => (button.getAttribute("aria-label") ?? button.textContent) === name,
  );
  if (found === undefined) throw new Error(`There is no button ${name}.`);
  return found;
}
