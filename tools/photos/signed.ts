import { createAuthority, createSigner } from "@matte/credentials/authority";
import { signedByCamera } from "@matte/credentials/testing/camera.ts";

/** Returns a photo with Content Credentials by a camera, whose authority is new. */
export async function signedPhoto(file: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return signedByCamera(file, await createSigner(await createAuthority()));
}
