import type { Credentials } from "@matte/credentials";

export type { Credentials, ReadCredentials } from "@matte/credentials";

const UNREADABLE: Credentials = { status: "unreadable" };

/** Reads a file's Content Credentials, on this device. The code is loaded with the first; without it, none are read. */
export async function readFileCredentials(file: Blob): Promise<Credentials> {
  try {
    const [{ readCredentials }, bytes] = await Promise.all([import("@matte/credentials"), file.arrayBuffer()]);
    return (await readCredentials(new Uint8Array(bytes))) ?? UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}
