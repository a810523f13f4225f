/** Begins the fragment of a link to a look. */
export const LOOK_PREFIX = "#look=";

/** True if the page was opened by a link to a look, which may be unreadable. */
export function hasLinkedLook(): boolean {
  return location.hash.startsWith(LOOK_PREFIX);
}
