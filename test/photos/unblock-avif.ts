import sharp from "sharp";
import { afterAll, beforeAll } from "vitest";

const AVIF = { operation: ["VipsForeignLoadHeif"] };

/** Lets sharp decode AVIF in a spec: the server's check of uploads blocks it for the whole process, which its specs share with all others. */
export function unblockAvif(): void {
  beforeAll(() => sharp.unblock(AVIF));
  afterAll(() => sharp.block(AVIF));
}
