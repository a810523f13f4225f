/** Files like those in public bug reports have the same size and the same sentence on the page as on the command line. */
import { afterAll, expect, test } from "vitest";
import { INPUTS } from "../../../../../test/inputs/expected.ts";
import { describePhotoError } from "./describe.ts";
import { createPhotoPool } from "./pool.ts";

const FILES = import.meta.glob<string>("../../../../../test/inputs/files/*", {
  query: "?url",
  import: "default",
  eager: true,
});

const pool = createPhotoPool();
afterAll(() => pool.dispose());

async function inputFile(name: string): Promise<File> {
  const path = Object.keys(FILES).find((one) => one.endsWith(`/${name}`)) ?? "";
  return new File([await (await fetch(FILES[path] ?? "")).arrayBuffer()], name);
}

// Chromium has no JPEG XL decoder.
test.each(INPUTS.filter(([name]) => !name.endsWith(".jxl")))(
  "%s loads, or is refused by name",
  async (name, expected) => {
    const loaded = await pool.load(await inputFile(name)).then(
      ({ facts: { size } }) => [size.width, size.height],
      (error: unknown) => describePhotoError(error, name),
    );
    expect(loaded).toEqual("error" in expected ? expected.error.replace("{file}", name) : expected.size);
  },
);
