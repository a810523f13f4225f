import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { hostileFiles } from "../testing/hostile-files.ts";
import { checkImage } from "./check.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "matte-check-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const plain = (): Sharp => sharp({ create: { width: 60, height: 40, channels: 3, background: "#a06030" } });

async function check(bytes: Uint8Array) {
  const [input, output] = [join(folder, "input"), join(folder, "output")];
  writeFileSync(input, bytes);
  return { verdict: await checkImage({ input, output }), output };
}

it.each([
  ["jpg", () => plain().jpeg().toBuffer()],
  ["png", () => plain().png().toBuffer()],
  ["webp", () => plain().webp().toBuffer()],
])("A %s is encoded again", async (ending, make) => {
  const sent = await make();
  const { verdict, output } = await check(sent);
  expect(verdict).toMatchObject({ ending, hash: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown });
  const { format, width, height } = await sharp(readFileSync(output)).metadata();
  expect({ format, width, height }).toEqual({ format: ending === "jpg" ? "jpeg" : ending, width: 60, height: 40 });
});

it("The location is removed, and the orientation is applied", async () => {
  const sent = await plain()
    .withExif({ IFD0: { Copyright: "Ada" }, IFD3: { GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { output } = await check(sent);
  const { exif, orientation, width, height } = await sharp(readFileSync(output)).metadata();
  expect({ exif, orientation, width, height }).toEqual({
    exif: undefined,
    orientation: undefined,
    width: 40,
    height: 60,
  });
});

it("Hostile files are rejected, or encoded again without their payload", async () => {
  for (const { name, bytes, rejected, mark } of await hostileFiles()) {
    const { verdict, output } = await check(bytes);
    if (rejected !== undefined) {
      expect(verdict, name).toMatchObject({ rejected });
      continue;
    }
    expect(verdict, name).toHaveProperty("hash");
    const stored = readFileSync(output);
    expect(stored.equals(Buffer.from(bytes)), name).toBe(false);
    expect(stored.includes(mark), name).toBe(false);
  }
});
