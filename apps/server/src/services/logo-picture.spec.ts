import { LOGO_LIMIT } from "@matte/contracts/limits";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { logoPicture as picture } from "../testing/logo-picture.ts";
import { readLogoPicture } from "./logo-picture.ts";

describe("a logo's picture", () => {
  it("is encoded again and stored without metadata", async () => {
    const sent = await sharp(await picture(30, 20))
      .withExif({ IFD0: { Copyright: "hunter2" } })
      .png()
      .toBuffer();
    const { picture: stored, width, height } = await readLogoPicture(Buffer.concat([sent, Buffer.from("<script>")]));
    expect([width, height]).toEqual([30, 20]);
    expect(stored.includes("hunter2") || stored.includes("<script>")).toBe(false);
  });

  it.each<[string, () => Promise<unknown>]>([
    ["a JPEG", () => picture(4, 4, "jpeg")],
    ["an SVG", async () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["an HTML page", async () => Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a truncated PNG", async () => (await picture(400, 400)).subarray(0, 90)],
    ["only a signature", async () => (await picture(4, 4)).subarray(0, 8)],
    ["too wide", () => picture(LOGO_LIMIT.side + 1, 1)],
    ["undefined", async () => undefined],
    ["JSON", async () => ({ png: true })],
  ])("that is %s is rejected with a sentence", async (_words, bytes) => {
    await expect(readLogoPicture(await bytes())).rejects.toMatchObject({ code: "logo-invalid" });
  });
});
