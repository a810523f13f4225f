/** Jobs of photos as the editor makes them: the same texts, places and plan. */
import { basename } from "node:path";
import {
  asTemplate,
  capabilities,
  guessSubject,
  photoCaption,
  type Plan,
  settingsForPlan,
  type Settings,
  subjectInFile,
} from "@matte/engine";
import { originalName } from "@matte/framing/photos/original-name.ts";
import type { FrameJob, PhotoFacts } from "@matte/framing/photos/types.ts";
import { assertDrawable } from "@matte/framing/photos/limits.ts";
import { factsOf } from "@matte/framing/read/facts.ts";
import { placesOf } from "@matte/framing/read/places.ts";
import { readableFile, readSource } from "@matte/framing/read/source.ts";
import { detach } from "@matte/framing/shared/memory.ts";
import { LARGEST_PHOTO, readRegularFile } from "./regular-file.ts";

/** Place of a photo among those of a call. */
export interface Position {
  /** From 1. */
  readonly number: number;
  readonly count: number;
}

export interface Wanted {
  readonly settings: Settings;
  readonly plan: Plan;
  /** Picture of the logo that the settings have; a PNG. */
  readonly logo?: Uint8Array<ArrayBuffer>;
}

/** Reads a photo's file into memory. @throws FileError */
export async function readPhoto(path: string, followLinks = true): Promise<File> {
  return new File([await readRegularFile(path, { longest: LARGEST_PHOTO, followLinks })], basename(path));
}

/** @throws PhotoError for a file that cannot be framed */
async function readFacts(original: Blob): Promise<PhotoFacts> {
  const { file, convertedFrom } = await readableFile(original);
  const source = await readSource(file);
  const facts = await factsOf(source, convertedFrom).finally(() => detach(source.bytes));
  assertDrawable(facts.size);
  return facts;
}

export async function frameJobOf(file: File, { settings, plan, logo }: Wanted, position: Position): Promise<FrameJob> {
  const facts = await readFacts(file);
  const fileName = originalName({ file, facts });
  const allowed = settingsForPlan(settings, plan);
  const [place] = allowed.placeNames && facts.hasPosition ? await placesOf([file], () => undefined) : [];
  const { camera, ...texts } = photoCaption(allowed, {
    subject: asTemplate(subjectInFile(facts.words) ?? guessSubject(fileName)),
    typed: {},
    words: { ...place, ...facts.words },
    camera: facts.camera,
    size: facts.size,
    fileName,
    ...position,
  });
  return {
    file,
    facts: { ...facts, camera },
    ...texts,
    watermark: capabilities(plan).watermark,
    logo: logo === undefined ? null : new Blob([logo]),
  };
}
