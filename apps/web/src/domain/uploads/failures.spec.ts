import { expect, it } from "vitest";
import { createFailures } from "./failures.ts";
import type { Waiting } from "./waiting.ts";

const upload = (id: string, kind: "original" | "matte" = "original"): Waiting => {
  return { id, kind, name: `${id}.jpg`, image: new Blob() };
};

/** What is said, while time passes as the spec says. */
function listening() {
  const [said, clock]: [string[], { time: number }] = [[], { time: 0 }];
  const tell = createFailures((sentence, id) => said.push(id === undefined ? sentence : `${id}: ${sentence}`), {
    now: () => clock.time,
  });
  return { said, clock, tell };
}

it("names three failures and sums up the rest, each photo once, exports never", () => {
  const { said, tell } = listening();
  for (const id of ["a", "a", "b", "c", "d", "e"]) tell(upload(id));
  tell(upload("f", "matte"));
  expect(said).toEqual([
    ...["a", "b", "c"].map((id) => `Upload to server failed for ${id}.jpg`),
    ...[4, 5].map((count) => `uploads failed: Upload to server failed for ${count} photos`),
  ]);
});

it("does not come back for each photo of a server that is out of order for long", () => {
  const { said, clock, tell } = listening();
  for (let at = 0; at < 30; at++) {
    tell(upload(String(at)));
    clock.time += 60_000;
  }
  expect(said.slice(3)).toEqual(
    [4, 8, 16].map((count) => `uploads failed: Upload to server failed for ${count} photos`),
  );
});
