/**
 * @param action the button's `data-action`
 * @throws {Error} when the markup has no such button: page and script are then from different builds
 */
export function buttonFor(area: Element, action: string): HTMLButtonElement {
  const found = area.querySelector<HTMLButtonElement>(`button[data-action="${action}"]`);
  if (found === null) throw new Error(`There is no button for ${action}.`);
  return found;
}
