/** Ending of exported looks' file names. */
export const LOOK_ENDING = ".matte-look.json";

/** True for names of exported looks: a dropped look is not an unreadable photo. */
export function isLookFile({ name }: Pick<File, "name">): boolean {
  return name.toLowerCase().endsWith(LOOK_ENDING);
}
