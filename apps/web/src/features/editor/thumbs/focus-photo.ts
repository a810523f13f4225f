/** Moves the focus to a listed photo, once it is in the page: the list first scrolls to one beyond the view. */
export function focusPhoto(id: string | null, list: ParentNode | null = document): void {
  if (id === null) return;
  requestAnimationFrame(() => list?.querySelector<HTMLElement>(`[data-photo="${id}"]`)?.focus());
}
