/**
 * Golden pictures. `UPDATE_GOLDEN=1 npx vitest run --project node test/golden` paints them again; look at each before
 * committing.
 */
import { readdirSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { expectGolden } from "./golden-picture.ts";
import { LABEL_SHEETS } from "./label-sheets.ts";
import { registerFonts, renderInNode } from "./node-renderer.ts";
import { SCENES } from "./scenes.ts";

const IMAGES = new URL("images/", import.meta.url);
const SHEETS = new URL("label-sheets/", import.meta.url);
const MOST_DIFFERENT = 12;

beforeAll(registerFonts);

test.each(SCENES.map((scene) => [scene.name, scene] as const))(
  "The golden picture of %s matches the painter",
  async (name, scene) => {
    await expectGolden(renderInNode(scene), new URL(`${name}.png`, IMAGES), MOST_DIFFERENT);
  },
);

test.each(LABEL_SHEETS)("The golden sheet of the label style %s matches the painter", async (name, paintSheet) => {
  await expectGolden(paintSheet(), new URL(`${name}.png`, SHEETS), MOST_DIFFERENT);
});

test.each([
  ["picture", IMAGES, SCENES.map(({ name }) => name)],
  ["sheet", SHEETS, LABEL_SHEETS.map(([name]) => name)],
] as const)("Every golden %s belongs to a scene, and names are unique", (_, folder, names) => {
  expect(new Set(names).size).toBe(names.length);
  expect(readdirSync(folder).toSorted()).toEqual(names.map((name) => `${name}.png`).toSorted());
});
