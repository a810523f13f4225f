import { expect, it } from "vitest";
import { createFailureNotices } from "./failure-notices.ts";
import type { Upload } from "./types.ts";

const upload = (id: string, kind: "original" | "matte" = "original"): Upload => {
  return { id, kind, name: `${id}.jpg`, image: new Blob() };
};

function setUp() {
  const [notices, clock]: [string[], { time: number }] = [[], { time: 0 }];
  const notify = (text: string, id?: string): unknown => notices.push(id === undefined ? text : `${id}: ${text}`);
  return { notices, clock, report: createFailureNotices(notify, { now: () => clock.time }) };
}

it("failed uploads are named three times and counted after that, each photo once, exports never", () => {
  const { notices, report } = setUp();
  for (const id of ["a", "a", "b", "c", "d", "e"]) report(upload(id));
  report(upload("f", "matte"));
  expect(notices).toEqual([
    ...["a", "b", "c"].map((id) => `Upload to server failed for ${id}.jpg`),
    ...[4, 5].map((count) => `uploads failed: Upload to server failed for ${count} photos`),
  ]);
});

it("the number of failed uploads returns only once it has doubled", () => {
  const { notices, clock, report } = setUp();
  for (let at = 0; at < 30; at++) {
    report(upload(String(at)));
    clock.time += 60_000;
  }
  expect(notices.slice(3)).toEqual(
    [4, 8, 16].map((count) => `uploads failed: Upload to server failed for ${count} photos`),
  );
});
