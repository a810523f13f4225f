import { readCredentials } from "@matte/credentials";
import { measure } from "@matte/framing/frame/layout.ts";
import { methodText } from "@matte/framing/photos/method-text.ts";
import { plannedMethod } from "@matte/framing/photos/method.ts";
import { credentialLines } from "./credential-lines.ts";
import { frameJobOf, type Position, readPhoto, type Wanted } from "./photo-job.ts";
import { photoLines } from "./photo-lines.ts";

export interface InspectTask {
  readonly photo: string;
  readonly position: Position;
}

/** Returns a photo's facts, for programs and for a person. */
export async function inspectPhoto(
  { photo, position }: InspectTask,
  wanted: Wanted,
): Promise<{ readonly record: object; readonly lines: string }> {
  const file = await readPhoto(photo);
  // Those of the file as it is; a frame's photo may have had others.
  const credentials = await readCredentials(new Uint8Array(await file.arrayBuffer()));
  const job = await frameJobOf(file, wanted, position);
  const { kind, size, camera, words } = job.facts;
  const method = plannedMethod(job.facts, { ...job, measure });
  return {
    record: { photo, kind, size, method, camera, words, ...(credentials && { credentials }) },
    lines: photoLines(photo, job, methodText(method)) + credentialLines(credentials),
  };
}
