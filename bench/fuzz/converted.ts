/** Damaged files in formats converted before reading: each gives a photo or the reason for giving none. */
import { convertPhoto } from "../../packages/formats/convert.ts";
import { probe } from "../../packages/formats/probe.ts";
import fc from "fast-check";
import { CONVERTED_NAMES, photo } from "../../test/photos/index.ts";
import { damage, damaged } from "./damage.ts";

const photos = await Promise.all(CONVERTED_NAMES.map((name) => photo(name)));
const given = fc.tuple(fc.constantFrom(...photos), damage);

export const converted = fc.asyncProperty(given, async ([sound, harm]) => {
  const found = await convertPhoto(new Blob([damaged(sound, harm)]));
  if (found?.status !== "converted") return;
  const { status } = probe(new Uint8Array(await found.file.arrayBuffer()));
  if (status !== "photo") throw new Error(`A converted photo is ${status}.`);
});
