import type { FoundWords } from "@matte/engine";
import { wordsOf } from "../metadata/words/words.ts";
import { collectMetadata } from "./collect.ts";

/** The words that a photo's file carries. Never rejects; unreadable metadata has none. */
export async function readWords(file: Uint8Array): Promise<FoundWords> {
  return wordsOf(await collectMetadata(file));
}
