/** An export of a release, with the hash of its original. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { photo } from "../photos/index.ts";
import { framedPhoto } from "../framed/framed.ts";
import { hashOf, LOOK } from "./make-release.ts";

const PHOTO = "plain";

export async function makeExport(folder: string): Promise<void> {
  const { bytes } = await framedPhoto(PHOTO, { ...LOOK, keepWayBack: true });
  await writeFile(join(folder, "export.jpeg"), bytes);
  await writeFile(join(folder, "export.sha256"), `${hashOf(await photo(PHOTO))}\n`);
}
