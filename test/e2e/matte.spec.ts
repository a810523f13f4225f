import { photo, type PhotoName } from "../photos/index.ts";
import { expectFramed, LOSSY_ROUNDING } from "./support/expectations.ts";
import { exportedPicture } from "./support/exported.ts";
import { framed } from "./support/geometry.ts";
import { decoded, rgb } from "./support/picture.ts";
import { expect, test } from "./support/test.ts";

test.use({ plan: "pro" });

const CASES: readonly (readonly [name: PhotoName, outer: number, inner: number, stroke: string, matte: string])[] = [
  ["plain", 0, 0, "#000000", "#FFFFFF"],
  ["plain", 30, 1, "#000000", "#123456"],
  ["progressive-420", 8, 40, "#FF0080", "#FFFFFF"],
  ["unaligned-grey", 0, 7, "#00FF00", "#000000"],
  ["webp-lossy", 13, 3, "#FFFFFF", "#010203"],
  ["tall", 24, 30, "#A8895A", "#F4F4F4"],
  ["panorama", 4, 2, "#000000", "#808080"],
  ["one-pixel", 30, 0, "#000000", "#FFFFFF"],
];

test("Photos of every shape have mattes and strokes of every size, correct to the pixel", async ({
  editor,
  photos,
}) => {
  await editor.chooseFormat("PNG");
  for (const [name, outer, inner, stroke, matte] of CASES) {
    const inWords = `${name} with a matte of ${outer} percent ${matte} and a stroke of ${inner} px ${stroke}`;
    await test.step(inWords, async () => {
      await editor.loadInstead(...(await photos(name)));
      await editor.slider("Outer matte size").fill(String(outer));
      await editor.field("Outer matte colour").fill(matte.toLowerCase());
      await editor.slider("Inner stroke size").fill(String(inner));
      await editor.field("Inner stroke colour").fill(stroke.toLowerCase());
      const source = await decoded(await photo(name));
      const canvas = await exportedPicture(editor);
      const frame = framed(source, { outer, inner });
      expectFramed(canvas, { frame, source, matte: rgb(matte), stroke: rgb(stroke), rounding: LOSSY_ROUNDING });
    });
  }
});

test("The stroke's maximum is 20 percent of the first photo's width", async ({ editor, photos }) => {
  const stroke = editor.slider("Inner stroke size");
  await expect(stroke).toHaveAttribute("max", "200");
  const [first = "", second = ""] = await photos("tall", "plain");
  await editor.load(first);
  await expect(stroke).toHaveAttribute("max", "30");
  await editor.load(second);
  await expect(stroke).toHaveAttribute("max", "30");
  await editor.button("Remove tall.jpg").click();
  await expect(stroke).toHaveAttribute("max", "120");
});

test("Each quick size is a fraction of the width", async ({ editor }) => {
  for (const [name, percent] of [
    ["1 inch", "4"],
    ["2 inch", "8"],
    ["4 inch", "16"],
    ["6 inch", "24"],
  ] as const) {
    await editor.button(name).click();
    await expect(editor.slider("Outer matte size")).toHaveValue(percent);
  }
});

test("Transparent pixels show the outer colour", async ({ editor, photos }) => {
  const matte = "#2050A0";
  await editor.load(...(await photos("png-transparent")));
  await editor.field("Outer matte colour").fill(matte.toLowerCase());
  await editor.slider("Inner stroke size").fill("12");
  await editor.chooseFormat("PNG");
  const canvas = await exportedPicture(editor);
  const source = await decoded(await photo("png-transparent"));
  const background = rgb(matte);
  const data = source.data.map((value, at) => {
    if (at % 4 === 3) return 255;
    const alpha = source.data[at - (at % 4) + 3]! / 255;
    return Math.round(value * alpha + background[at % 4]! * (1 - alpha));
  });
  const frame = framed(source, { outer: 8, inner: 12 });
  expectFramed(canvas, { frame, source: { ...source, data }, matte: background, rounding: 2 });
});
