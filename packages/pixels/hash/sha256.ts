import { sha256 as sha256InScript } from "@noble/hashes/sha2.js";

export { bytesToHex as hexOf } from "@noble/hashes/utils.js";

/** Computes SHA-256. No other thread may share the bytes. */
export async function sha256(data: Uint8Array): Promise<Uint8Array> {
  // Pages with an insecure origin lack SubtleCrypto, several times faster.
  const { subtle }: { readonly subtle?: SubtleCrypto } = crypto;
  return subtle === undefined
    ? sha256InScript(data)
    : new Uint8Array(await subtle.digest("SHA-256", data as Uint8Array<ArrayBuffer>));
}
