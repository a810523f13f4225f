import { readCredentials } from "../read/read.ts";
import { composeExport } from "../sign/manifest.ts";
import { signExport } from "../sign/sign.ts";
import type { Signer } from "../sign/types.ts";

/** Signature, header and end of a PNG with one pixel; nothing decodes it. */
const PICTURE = Buffer.from(
  "89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000049454e44ae426082",
  "hex",
);

/** Detects a signer whose credentials are valid to readers: they refuse certificates that are not for signing documents. */
export async function canSign(signer: Signer): Promise<boolean> {
  const file = new Uint8Array(PICTURE);
  const photos = [{ mediaType: "image/png", manifests: null }];
  try {
    const signed = await signExport({ file, photos, steps: [] }, (request) => composeExport(request, signer));
    const read = signed && (await readCredentials(signed));
    return read?.status === "read" && read.signature === "valid" && read.contents === "match";
  } catch {
    return false;
  }
}
