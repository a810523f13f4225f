import { TAG, text } from "./entries.ts";
import type { Entry } from "./tiff.ts";

export function body(make: string, model: string, software: string): readonly Entry[] {
  return [text(TAG.Make, make), text(TAG.Model, model), text(TAG.Software, software)];
}
