/** Damaged 16-bit PNGs: decoding returns a picture in the declared size, or none. */
import fc from "fast-check";
import sharp from "sharp";
import { decodeDeepPng } from "../../packages/png/decode/decode.ts";
import { meansSrgb } from "../../packages/png/means-srgb.ts";
import { openDeepPng } from "../../packages/png/decode/open.ts";
import { pngMachine } from "../../packages/png/encode/kernel-machine.ts";
import { damage, damaged } from "./damage.ts";

const machine = pngMachine()!;
const MOST_PIXELS = 1e6;
const [WIDTH, HEIGHT] = [61, 47];

async function sound(channels: 1 | 2 | 3 | 4, progressive: boolean): Promise<Uint8Array<ArrayBuffer>> {
  const samples = Uint16Array.from({ length: WIDTH * HEIGHT * channels }, (_, at) =>
    at % 3 === 0 ? at * 41 : Math.imul(at, 0x9e3779b1) >>> 16,
  );
  const picture = sharp(samples, { raw: { width: WIDTH, height: HEIGHT, channels } });
  const space = channels < 3 ? "grey16" : "rgb16";
  return new Uint8Array(await picture.toColourspace(space).png({ progressive, adaptiveFiltering: true }).toBuffer());
}

const CHANNELS = [1, 2, 3, 4] as const;
const photos = await Promise.all(CHANNELS.flatMap((channels) => [sound(channels, false), sound(channels, true)]));
const given = fc.tuple(fc.constantFrom(...photos), damage, fc.boolean());

export const deepPng = fc.asyncProperty(given, async ([photo, harm, coloured]) => {
  const bytes = damaged(photo, harm);
  meansSrgb(bytes);
  const png = openDeepPng(bytes);
  if (png === null || png.width * png.height > MOST_PIXELS) return;
  const colour = coloured ? "rgb" : png.colour;
  const picture = await decodeDeepPng(machine, png, { colour, background: [255, 240, 20] });
  if (picture === null) return;
  const expected = png.width * png.height * (colour === "rgb" ? 6 : 2);
  if (picture.samples.length !== expected) throw new Error("A picture of another size.");
});
