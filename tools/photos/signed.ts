import { createAuthority, createSigner } from "@matte/credentials/authority";
import { composeExport } from "@matte/credentials/compose";
import { describeCapture, describePlace, signedByCamera } from "@matte/credentials/testing/camera.ts";
import type { Compose } from "@matte/credentials/types";

/** Returns a photo with Content Credentials by a camera, whose authority is new. */
export async function signedPhoto(file: Uint8Array, { withPlace = false } = {}): Promise<Uint8Array<ArrayBuffer>> {
  const signer = await createSigner(await createAuthority());
  return signedByCamera(file, signer, withPlace ? describePlace : describeCapture);
}

/** Returns a signer of exports, whose authority is new. */
export async function exportSigner(organisation: string): Promise<Compose> {
  const signer = await createSigner(await createAuthority(), { subject: `O=${organisation}` });
  return (request) => composeExport(request, signer);
}
