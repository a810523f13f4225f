import { sha256 as sha256InScript } from "@noble/hashes/sha2.js";

/** SHA-256 of bytes, which no other thread shares. */
export async function sha256(data: Uint8Array): Promise<Uint8Array> {
  // Pages of an insecure origin have no SubtleCrypto, which is several times faster.
  const { subtle }: { readonly subtle?: SubtleCrypto } = crypto;
  return subtle === undefined
    ? sha256InScript(data)
    : new Uint8Array(await subtle.digest("SHA-256", data as Uint8Array<ArrayBuffer>));
}
