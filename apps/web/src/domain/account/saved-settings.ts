/** Key of the editor's settings in local storage. */

/** User id without a signed-in user. */
export const ANONYMOUS = "anonymous";

export function settingsKey(user: string): string {
  return user === ANONYMOUS ? "matte.settings" : `matte.settings.${user}`;
}
