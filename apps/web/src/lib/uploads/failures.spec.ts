import { expect, it } from "vitest";
import { createFailures } from "./failures.ts";
import type { Waiting } from "./waiting.ts";

it("names three failures and sums up the rest, each photo once, exports never", () => {
  const said: string[] = [];
  const tell = createFailures((sentence, id) => said.push(id === undefined ? sentence : `${id}: ${sentence}`));
  const upload = (id: string, kind: "original" | "matte" = "original"): Waiting => {
    return { id, kind, name: `${id}.jpg`, image: new Blob() };
  };
  for (const id of ["a", "a", "b", "c", "d", "e"]) tell(upload(id));
  tell(upload("f", "matte"));
  expect(said).toEqual([
    ...["a", "b", "c"].map((id) => `Upload to server failed for ${id}.jpg`),
    ...[4, 5].map((count) => `uploads failed: Upload to server failed for ${count} photos`),
  ]);
});
