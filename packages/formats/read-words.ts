import type { FoundWords } from "@matte/engine";
import { wordsOf } from "@matte/metadata";
import { collectMetadata } from "./collect.ts";

/** Reads the words in a photo's file. Never rejects; unreadable metadata has none. */
export async function readWords(file: Uint8Array): Promise<FoundWords> {
  return wordsOf(await collectMetadata(file));
}
