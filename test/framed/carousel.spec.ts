/** Carousels: slides without a seam, and at full size without encoding the photo again. */
import { setTextRenderer } from "@napi-rs/canvas";
import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";
import { frameToBytes } from "@matte/framing/frame/index.ts";
import type { FramedBytes, PhotoFacts } from "@matte/framing/photos/types.ts";
import { factsOf } from "@matte/framing/read/facts.ts";
import { readSource } from "@matte/framing/read/source.ts";
import { startNoHelpers } from "@matte/framing/shared/band-helpers.ts";
import { describe, expect, test } from "vitest";
import { joinLossless } from "../../packages/jpeg/lossless/join/join.ts";
import { openLossless } from "../../packages/jpeg/lossless/open.ts";
import { coefficientsOf } from "../../packages/jpeg/lossless/testing/coefficients.ts";
import { jpeg } from "../../packages/pixels/testing/pictures.ts";
import { hdrPhoto } from "../../tools/photos/hdr/index.ts";
import { photo } from "../photos/index.ts";
import { colourAt, decoded } from "./picture.ts";

const CAROUSEL: Partial<Settings> = { socialPreset: "carousel", outerBorderColor: "#3C6EA0", photoBy: "Ines Morel" };
const FULL: Partial<Settings> = { ...CAROUSEL, carouselFullSize: true, showMetadata: true };

async function framed(
  bytes: Uint8Array<ArrayBuffer>,
  changes: Partial<Settings>,
  slide?: number,
  changed: (facts: PhotoFacts) => PhotoFacts = (facts) => facts,
): Promise<FramedBytes> {
  setTextRenderer("system");
  const file = new File([bytes], "photo.jpg");
  const facts = changed(await factsOf(await readSource(file)));
  const settings = { ...DEFAULT_SETTINGS, ...changes };
  const job = { file, facts, settings, subject: "Harbour", watermark: false, logo: null };
  const thread = { enter: () => undefined, startHelpers: startNoHelpers };
  return frameToBytes({ ...job, ...(slide !== undefined && { slide }) }, thread);
}

const panorama = (quality = 90): Uint8Array<ArrayBuffer> => jpeg(1216, 400, { sampling: "4:2:0", quality });

/** As in a photo with colours at a quarter of its width. */
function withWideMcu({ lossless, ...facts }: PhotoFacts): PhotoFacts {
  if (lossless?.mcu == null) throw new Error("The photo has no MCUs.");
  return { ...facts, lossless: { ...lossless, mcu: { width: 32, height: 8 } } };
}

/** Slides as one JPEG again. */
function joined(slides: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  let x = 0;
  const placed = slides.map((bytes) => {
    const source = openLossless(bytes);
    if ("fallbackReason" in source) throw new Error(source.detail);
    const place = { source, x, y: 0 };
    x += source.width;
    return place;
  });
  const whole = joinLossless(placed, { width: x, height: placed[0]!.source.height });
  if ("fallbackReason" in whole) throw new Error(whole.detail);
  return whole.jpeg;
}

describe("a carousel at full size", () => {
  test.each([2, 3, 10])("keeps all data in its %i slides: joined again they are the framed picture", async (count) => {
    const changes = { ...FULL, carouselSlides: count };
    const whole = await framed(panorama(), changes);
    const slides = await Promise.all(Array.from({ length: count }, (_, n) => framed(panorama(), changes, n)));
    expect(slides.map(({ method }) => method)).toEqual(Array(count).fill("lossless-jpeg"));
    expect(new Set(slides.map(({ size }) => `${size.width / 4}:${size.height / 5}`)).size).toBe(1);
    expect(slides[0]!.size.width * count).toBe(whole.size.width);
    expect(coefficientsOf(joined(slides.map(({ bytes }) => bytes)))).toEqual(coefficientsOf(whole.bytes));
  });

  test.each([3, 6, 8] as const)("cuts a photo of orientation %i as it is shown", async (n) => {
    const file = await photo(`orientation-${n}`);
    const whole = await framed(file, FULL);
    const [first, second] = [await framed(file, FULL, 0), await framed(file, FULL, 1)];
    expect([first.method, second.method]).toEqual(["lossless-jpeg", "lossless-jpeg"]);
    const [picture, slide] = [await decoded(whole.bytes), await decoded(second.bytes)];
    expect([slide.width, slide.height]).toEqual([second.size.width, second.size.height]);
    // Next to a cut, decoders smooth colours with those of the neighbour.
    for (const y of [5, 120, 200]) expect(colourAt(slide, 8, y)).toEqual(colourAt(picture, second.size.width + 8, y));
  });

  test("is drawn for MCUs that its slides would cut", async () => {
    const { method } = await framed(panorama(), FULL, 0, withWideMcu);
    expect(method).toBe("jpeg");
  });
});

describe("a carousel for a social network", () => {
  test.each(["png", "webp", "jpeg"] as const)("has slides of 1080 × 1350 px as %s", async (exportFormat) => {
    const { size, bytes } = await framed(panorama(), { ...CAROUSEL, exportFormat }, 1);
    expect(size).toEqual({ width: 1080, height: 1350 });
    const picture = await decoded(bytes);
    expect([picture.width, picture.height]).toEqual([1080, 1350]);
  });

  test("has no seam: the columns at both sides of each cut are those of the uncut picture", async () => {
    const changes: Partial<Settings> = { ...CAROUSEL, exportFormat: "png", showMetadata: true, surface: "linen" };
    const whole = await decoded((await framed(panorama(), changes)).bytes);
    const slides = await Promise.all([0, 1, 2].map(async (n) => decoded((await framed(panorama(), changes, n)).bytes)));
    for (const [n, slide] of slides.entries()) {
      for (const x of [0, slide.width - 1])
        for (let y = 0; y < slide.height; y += 9)
          expect(colourAt(slide, x, y)).toEqual(colourAt(whole, n * 1080 + x, y));
    }
  });

  test("leaves a gain map out, and keeps no way back", async () => {
    const { hdr, original } = await framed(hdrPhoto("pixel"), { ...FULL, keepWayBack: true }, 0);
    expect([hdr, original]).toEqual([null, null]);
  });
});
