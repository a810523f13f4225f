/** None: the command line has no decoder of HEIC. */
export async function loadHeifDecoder(): Promise<null> {
  return null;
}
