import type { FoundWords } from "@matte/engine";
import { wordsOf } from "../metadata/words/words.ts";
import { collectMetadata } from "./collect.ts";

/** Reads the words in a photo's file. Never rejects; unreadable metadata has none. */
export async function readWords(file: Uint8Array): Promise<FoundWords> {
  return wordsOf(await collectMetadata(file));
}
