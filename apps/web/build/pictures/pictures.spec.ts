import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { CATALOGUE } from "../../src/features/landing/pictures/catalogue.ts";
import { APP_SAMPLES } from "./app-samples.ts";
import { encode } from "./encode.ts";
import { appPicture, pictureFiles, pictures } from "./index.ts";
import { layoutSample, renderSample } from "./renderer.ts";

const SAMPLES = [...CATALOGUE, ...APP_SAMPLES];

describe("built pictures", () => {
  it.each(SAMPLES)("%s is never enlarged", async (_name, sample) => {
    const { canvas } = await layoutSample(sample);
    expect(Math.max(...sample.widths)).toBeLessThanOrEqual(canvas.width);
    expect(sample.widths).toEqual(sample.widths.toSorted((a, b) => a - b));
  });

  it("refer to files that the build writes, and to no others", async () => {
    const written = new Set(pictureFiles().map(({ url }) => url));
    const described = [...(await pictures()).values()];
    for (const name of APP_SAMPLES.keys()) described.push(await appPicture(name));
    const sets = described.flatMap(({ sources, srcSet }) => [srcSet, ...sources.map((source) => source.srcSet)]);
    const urls = sets.flatMap((set) => set.split(", ").map((candidate) => candidate.split(" ")[0] ?? ""));
    expect(urls.filter((url) => !written.has(url))).toEqual([]);
    expect([...written].filter((url) => !urls.includes(url) && !url.includes("-poster-"))).toEqual([]);
  });

  it("have unique names and URLs", () => {
    expect(new Set(SAMPLES.map(([name]) => name)).size).toBe(SAMPLES.length);
    const urls = pictureFiles().map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
  });

  it("of the app show matte, caption and logo as the engine lays them out", async () => {
    const sample = APP_SAMPLES.get("pro")!;
    const { canvas, logo, caption } = await layoutSample(sample);
    const rendered = await renderSample(sample);
    expect([rendered.width, rendered.height]).toEqual([canvas.width, canvas.height]);
    expect(caption.map(({ text }) => text)).toEqual(["Groynes", "f/8.0  120 s  ISO 64", "Low water"]);
    expect([...rendered.pixels.subarray(0, 3)]).toEqual([0, 0, 0]);
    const { left, top, width, height } = {
      left: Math.round(logo!.x),
      top: Math.round(logo!.y),
      width: Math.round(logo!.width),
      height: Math.round(logo!.height),
    };
    const image = sharp(rendered.pixels, { raw: { ...canvas, channels: 4 } });
    const { channels } = await image.clone().extract({ left, top, width, height }).stats();
    expect(channels[0]!.max).toBe(255);
  });

  it("of the app are an error when there is none of that name", () => {
    expect(() => appPicture("nothing")).toThrow("No picture is called nothing.");
  });

  it.each(["avif", "webp", "jpeg"] as const)(
    "are encoded as %s in their colours, at the width asked for",
    async (to) => {
      const rendered = await renderSample(APP_SAMPLES.get("pro")!);
      const encoded = sharp(await encode(rendered, { width: 360, format: to }));
      const { width, height, format } = await encoded.metadata();
      const height360 = Math.round((360 * rendered.height) / rendered.width);
      expect([width, height, format]).toEqual([360, height360, to === "avif" ? "heif" : to]);
      const raw = { width: rendered.width, height: rendered.height, channels: 4 } as const;
      const means = async (image: Sharp) => (await image.stats()).channels.slice(0, 3).map(({ mean }) => mean);
      const wanted = await means(sharp(rendered.pixels, { raw }));
      const off = (await means(encoded)).map((mean, channel) => Math.abs(mean - wanted[channel]!));
      expect(Math.max(...off)).toBeLessThan(2);
    },
  );
});
