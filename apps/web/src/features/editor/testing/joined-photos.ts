import type { LoadedSheet, SheetJob } from "@matte/framing/sheet/types.ts";
import { PhotoError, type PhotoFacts } from "#domain/photos/types.ts";

/** A sheet that contains its arrangement and its photos' names. A photo `beyond-repair` is too large for one. */
export async function joinedInTest({ photos, plan, stem }: SheetJob, facts: PhotoFacts): Promise<LoadedSheet> {
  const behaviours = await Promise.all(photos.map(({ file }) => file.text()));
  if (behaviours.includes("beyond-repair")) throw new PhotoError("too-large", "unframable on purpose");
  const names = photos.map(({ file }) => file.name).join(", ");
  const file = new File([`${plan.arrangement} ${plan.gap}: ${names}`], stem);
  return { file, facts, thumbnail: new Blob(["thumbnail"]) };
}
