/** Photos as a camera signs them. */
import "../reflect.ts";
import { ActionType, DigitalSourceType, type Manifest, MetadataAssertion } from "@trustnxt/c2pa-ts/manifest";
import { TimedActions } from "../sign/actions.ts";
import { composeManifest } from "../sign/manifest.ts";
import { signFile } from "../sign/sign.ts";
import type { Signer } from "../sign/types.ts";

export const CAMERA = "Example Camera X1";
export const TAKEN = new Date("2026-05-12T09:41:00Z");

/** Returns a photo with a camera's credentials. */
export async function signedByCamera(
  file: Uint8Array,
  signer: Signer,
  describe: (manifest: Manifest) => void = describeCapture,
): Promise<Uint8Array<ArrayBuffer>> {
  const signed = await signFile(file, [], (binding) => composeManifest(binding, describe, signer));
  if (signed === null) throw new Error("The format can't be signed");
  return signed;
}

export function describeCapture(manifest: Manifest): void {
  if (manifest.claim === undefined) throw new Error("A manifest has no claim");
  manifest.claim.claimGeneratorName = CAMERA;
  delete manifest.claim.claimGeneratorVersion;
  const taken = { action: ActionType.C2paCreated, digitalSourceType: DigitalSourceType.DigitalCapture };
  manifest.addAssertion(new TimedActions([taken], TAKEN));
}

/** Describes a photo by a camera that writes where it was. */
export function describePlace(manifest: Manifest): void {
  describeCapture(manifest);
  const metadata = new MetadataAssertion();
  metadata.entries = [{ namespace: "http://ns.adobe.com/exif/1.0/", name: "GPSLatitude", value: "52,31.2N" }];
  manifest.addAssertion(metadata);
}
