import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { framedPhoto } from "../../../../../../test/framed/framed.ts";
import { CLAIMS } from "./Proofs.tsx";

interface Report {
  readonly figures: readonly { readonly name: string; readonly value: number; readonly ratio: number }[];
}

const { figures } = JSON.parse(
  readFileSync(new URL("../../../../../../docs/benchmarks/figures.json", import.meta.url), "utf8"),
) as Report;

function measured(name: string): Report["figures"][number] {
  const figure = figures.find((each) => each.name === name);
  if (figure === undefined) throw new Error(`The report has no figure “${name}”.`);
  return figure;
}

it("The landing page claims no shorter time for a photo of 24 megapixels than the report of benchmarks states", () => {
  expect(measured("24 MP framed, lossless").value / 1000).toBeLessThanOrEqual(CLAIMS.lossless);
});

it("The landing page claims no more photos a minute than the report states for opening and exporting them", () => {
  const open = measured("1000 x 24 MP after 20, loading of one").value;
  const write = measured("20 x 24 MP to a ZIP, lossless").value / 20;
  expect(60_000 / (open + write)).toBeGreaterThanOrEqual(CLAIMS.batch);
  // “Hardly more memory.”
  expect(measured("1000 x 24 MP after 20, peak memory").ratio).toBeLessThan(1.1);
});

it("An export whose photo fills its blocks, as those of 24 megapixels do, remembers its frame in as little as the landing page claims", async () => {
  const texts = { showMetadata: true, photoBy: "Photo by your name", location: "Above the valley" };
  const sizes = await Promise.all(
    [true, false].map(async (rememberFrame) => {
      const { bytes, method } = await framedPhoto("sampling-444", { ...texts, rememberFrame });
      expect(method).toBe("lossless-jpeg");
      return bytes.length;
    }),
  );
  const [remembered = 0, plain = 0] = sizes;
  expect(remembered - plain).toBeGreaterThan(0);
  expect(remembered - plain).toBeLessThan(CLAIMS.record * 1024);
});
