/** None: the command line has no HEIC decoder. */
export async function loadHeifDecoder(): Promise<null> {
  return null;
}
