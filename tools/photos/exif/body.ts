import { TAG, text } from "./entries.ts";
import type { Entry } from "./tiff.ts";

/** Who made the camera, which one it is, and what runs on it. */
export function body(make: string, model: string, software: string): readonly Entry[] {
  return [text(TAG.Make, make), text(TAG.Model, model), text(TAG.Software, software)];
}
