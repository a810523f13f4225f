/** Key of the page's copy of a user's profiles; signing out removes it. A module of its own: loading photos needs no more. */
export function profilesKey(uid: string): string {
  return `matte.profiles.${uid}`;
}
