import { cameraDataFrom, cameraTags, photoWordsFrom } from "@matte/engine";
import { beforeAll, expect, test } from "vitest";
import { photo } from "../../../test/photos/index.ts";
import { leastRatio, leastTime, processor } from "../../../test/time/least.ts";
import { collectMetadata, findExtras } from "../collect.ts";
import { composeMetadata } from "@matte/metadata";
import { convertPhoto } from "../convert.ts";
import { findGainMap } from "../jpeg/gain-map/find.ts";
import { findHeifGainMap } from "../heif/gain-map.ts";
import { isWideGamutProfile } from "@matte/pixels";
import { probe } from "../probe.ts";
import { readPosition } from "../read-position.ts";
import { readTags } from "../read-tags.ts";
import { readWords } from "../read-words.ts";
import { rememberedFrame } from "../jpeg/frame-record/record-packet.ts";
import { writeMetadata } from "../write.ts";
import { CREDITS, EDIT } from "@matte/metadata/testing";
import { CONTAINER_STRUCTURES } from "./testing/containers.ts";
import { EXIF_STRUCTURES } from "./testing/exif.ts";
import type { PlainFiles, Structure } from "./testing/structure.ts";
import { TEXT_STRUCTURES } from "./testing/texts.ts";

const STRUCTURES: readonly Structure[] = [...EXIF_STRUCTURES, ...TEXT_STRUCTURES, ...CONTAINER_STRUCTURES];

/** Milliseconds always allowed, however fast smaller files are. */
const NEGLIGIBLE = 200;
/** Files have sizes 1, 2 and 4. */
const LARGEST = 4;
/** Allowed time ratio between the largest and the smallest file; 4 is linear, 16 quadratic. */
const RATIO = 9;
const ROUNDS = 3;

let plain: PlainFiles;
beforeAll(async () => {
  plain = { jpeg: await photo("one-pixel") };
});

/** Reads all metadata and writes an export's. */
async function readAll(file: Uint8Array<ArrayBuffer>): Promise<void> {
  const found = probe(file);
  if (found.status === "photo") {
    cameraDataFrom(await readTags(file, found.header, cameraTags()));
    await isWideGamutProfile(found.header.profile);
  }
  photoWordsFrom(await readWords(file));
  await readPosition(file);
  findExtras(file);
  findGainMap(file);
  findHeifGainMap(file);
  const metadata = await collectMetadata(file);
  rememberedFrame(metadata);
  writeMetadata(plain.jpeg, composeMetadata(metadata, { ...EDIT, density: 300, credits: CREDITS }));
  await convertPhoto(new Blob([file]));
}

test.each(STRUCTURES)("The time for $title is linear in their number", async ({ units, file }) => {
  const [small, medium, large] = [1, 2, LARGEST].map((size) => file(size * units, plain));
  await readAll(medium!);
  const measured = { clock: processor, rounds: ROUNDS };
  if ((await leastTime(() => readAll(large!), { ...measured, below: NEGLIGIBLE })) < NEGLIGIBLE) return;
  const ratio = leastRatio(
    () => readAll(large!),
    () => readAll(small!),
    { ...measured, below: RATIO },
  );
  expect(await ratio).toBeLessThan(RATIO);
});
