import { expect, test } from "vitest";
import { letGo } from "./let-go.ts";

test("bytes that were read from a file are gone at once", async () => {
  const bytes = new Uint8Array(await new Blob(["a photo"]).arrayBuffer());
  letGo(bytes);
  expect(bytes.length).toBe(0);
  expect(bytes.buffer.byteLength).toBe(0);
});
