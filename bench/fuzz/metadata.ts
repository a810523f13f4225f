/** Damaged photos' metadata, read, and written into intact and damaged files. */
import { cameraTags, photoWordsFrom } from "@matte/engine";
import fc from "fast-check";
import { collectMetadata } from "../../packages/formats/collect.ts";
import { composeMetadata } from "../../packages/metadata/compose.ts";
import { decodableFile, probe } from "../../packages/formats/probe.ts";
import { intoProfile } from "../../packages/pixels/colour/into-profile.ts";
import { isWideGamutProfile } from "../../packages/pixels/colour/gamut.ts";
import { join } from "../../packages/pixels/bytes/bytes.ts";
import type { MetadataEdit } from "../../packages/metadata/types.ts";
import { readTags } from "../../packages/formats/read-tags.ts";
import { readProfile } from "../../packages/pixels/colour/profile.ts";
import { readWords } from "../../packages/formats/read-words.ts";
import { writeMetadata } from "../../packages/formats/write.ts";
import { photo, type FixtureName } from "../../test/photos/index.ts";
import { damage, damaged } from "./damage.ts";

const NAMES: readonly FixtureName[] = [
  "canon-eos-r6",
  "iphone-15-pro",
  "leica-q2",
  "lens-in-maker-note",
  "lens-in-xmp",
  "progressive-420",
  "png-exif",
  "png-display-p3",
  "png-palette",
  "webp-exif",
  "webp-display-p3",
  "avif-display-p3",
  "avif-orientation-7",
  "avif-transparent",
  "heic-phone",
  "jxl-container",
  "jxl-bare",
  "jxl-brotli",
];
/** Large files are cut to this part, which contains their metadata. */
const HEAD_BYTES = 24_000;

const EDIT: MetadataEdit = {
  size: { width: 900, height: 700 },
  orientation: 1,
  colour: "srgb",
  keepLocation: false,
  density: 300,
  credits: {
    credit: "Photo by Ada",
    creator: "Ada",
    rights: "© Ada",
    title: "Sea",
    location: "Genève",
    contributors: [],
  },
};

const photos = await Promise.all(NAMES.map((name) => photo(name)));
const intact = await Promise.all([photo("one-pixel"), photo("png-palette"), photo("webp-lossless")]);
const given = fc.tuple(fc.constantFrom(...photos), damage);

/** Headers, camera data and profiles, including zlib data in PNGs. */
export const reading = fc.asyncProperty(given, async ([sound, harm]) => {
  const bytes = damaged(sound, harm);
  const found = probe(bytes);
  if (found.status !== "photo") return;
  const { header } = found;
  if (!(header.coded.width * header.coded.height > 0)) throw new Error("A photo of no pixels.");
  await readTags(bytes, header, cameraTags());
  photoWordsFrom(await readWords(bytes));
  await isWideGamutProfile(header.profile);
  const profile = header.profile.kind === "none" ? null : await readProfile(header.profile);
  if (profile !== null) for (const components of [1, 3]) intoProfile(profile, components)?.([20, 120, 220]);
  decodableFile(bytes, header);
});

export const writing = fc.asyncProperty(given, async ([sound, harm]) => {
  const bytes = damaged(sound.subarray(0, HEAD_BYTES), harm);
  const metadata = composeMetadata(await collectMetadata(bytes), EDIT);
  const files = intact.map((file) => join(writeMetadata(file, metadata)));
  if (files.some((file) => probe(file).status !== "photo")) throw new Error("A spoilt export.");
  writeMetadata(bytes, metadata);
});
