import { sha256 } from "@matte/pixels";
import type { CameraData } from "@matte/engine";

/** Characters of the hash, 128 bits. */
const LENGTH = 32;

/** Identifies one camera on this device without its serial number. */
export async function cameraKey({ make = "", camera = "" }: CameraData, serial: string): Promise<string> {
  const digest = await sha256(new TextEncoder().encode([make, camera, serial].join("\n")));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .slice(0, LENGTH);
}
