import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { picture } from "../testing/uploader.ts";
import { startCheckerProcess } from "./checker-process.ts";
import { openChecker } from "./checker.ts";
import { DAMAGED, TOO_SLOW, type CheckRequest } from "./verdict.ts";

let folder: string;
let request: CheckRequest;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "matte-checker-"));
  request = { input: join(folder, "input"), output: join(folder, "output") };
  writeFileSync(request.input, await picture(1));
});
afterAll(() => rmSync(folder, { recursive: true }));

it("A picture that takes too long is rejected, and the next one is checked", async () => {
  const checker = openChecker(0);
  expect(await checker.check(request)).toEqual(TOO_SLOW);
  checker.close();
  const patient = openChecker();
  expect(await patient.check(request)).toMatchObject({ ending: "png" });
  patient.close();
});

it("A process that dies counts as a damaged picture, and is replaced", async () => {
  const started: ReturnType<typeof startCheckerProcess>[] = [];
  const checker = openChecker(60_000, () => {
    const one = startCheckerProcess();
    started.push(one);
    return one;
  });
  const verdict = checker.check(request);
  await expect.poll(() => started).toHaveLength(1);
  started[0]?.stop();
  expect(await verdict).toEqual(DAMAGED);
  expect(await checker.check(request)).toMatchObject({ ending: "png" });
  expect(started).toHaveLength(2);
  checker.close();
});

it("Many pictures may wait, and those that would wait too long are rejected", async () => {
  const checker = openChecker();
  const results = await Promise.allSettled(Array.from({ length: 210 }, () => checker.check(request)));
  const refused = results.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(8);
  expect(refused[0]).toMatchObject({ reason: { code: "image-checker-busy" } });
  checker.close();
});
