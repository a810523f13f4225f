import { LOGO_LIMIT } from "@matte/contracts/limits";
import sharp from "sharp";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openImages, type Images } from "../images/index.ts";
import { logoPicture as picture } from "../testing/logo-picture.ts";
import { readLogoPicture } from "./logo-picture.ts";

let folder: string;
let images: Images;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "matte-logos-"));
  images = await openImages({ dataDir: folder, s3: null, uploadQuota: 0 });
});
afterAll(() => {
  images.close();
  rmSync(folder, { recursive: true });
});

const streamOf = (bytes: Buffer): Readable => Readable.from([bytes]);

describe("a logo's picture", () => {
  it("is encoded again, without metadata and without bytes after its end", async () => {
    const sent = await sharp(await picture(30, 20))
      .withExif({ IFD0: { Copyright: "hunter2" } })
      .png()
      .toBuffer();
    const {
      picture: stored,
      width,
      height,
    } = await readLogoPicture(images, "ada", streamOf(Buffer.concat([sent, Buffer.from("<script>")])));
    expect([width, height]).toEqual([30, 20]);
    expect(stored.includes("hunter2") || stored.includes("<script>")).toBe(false);
  });

  it("is decoded by the checker’s processes, for its user", async () => {
    const checked: unknown[] = [];
    const checker: Images["checker"] = {
      check: async (user, request) => {
        checked.push([user, request.content]);
        return images.checker.check(user, request);
      },
      lastVerdict: () => null,
      close: () => undefined,
    };
    await readLogoPicture({ ...images, checker }, "ada", streamOf(await picture(4, 4)));
    expect(checked).toEqual([["ada", "logo"]]);
  });

  it.each<[string, () => Promise<Buffer>]>([
    ["a JPEG", () => picture(4, 4, "jpeg")],
    ["an SVG", async () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["an HTML page", async () => Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a truncated PNG", async () => (await picture(400, 400)).subarray(0, 90)],
    ["no more than a signature", async () => (await picture(4, 4)).subarray(0, 8)],
    ["too wide", () => picture(LOGO_LIMIT.side + 1, 1)],
    ["nothing", async () => Buffer.alloc(0)],
  ])("is rejected if it is %s", async (_what, bytes) => {
    await expect(readLogoPicture(images, "ada", streamOf(await bytes()))).rejects.toMatchObject({
      code: "logo-invalid",
    });
  });

  it.each([undefined, { png: true }])("is rejected if it is the body %j of another type", async (body) => {
    await expect(readLogoPicture(images, "ada", body)).rejects.toMatchObject({ code: "logo-invalid" });
  });

  it("is rejected as soon as it is too large", async () => {
    const part = Buffer.alloc(1024 * 1024);
    let sent = 0;
    const endless = new Readable({
      read() {
        sent += part.length;
        this.push(part);
      },
    });
    await expect(readLogoPicture(images, "ada", endless)).rejects.toMatchObject({ code: "body-too-large" });
    expect(sent).toBeLessThan(LOGO_LIMIT.bytes + 4 * part.length);
  });

  it("is rejected if its connection breaks", async () => {
    const broken = new Readable({ read: () => undefined });
    const received = readLogoPicture(images, "ada", broken);
    broken.destroy(new Error("aborted"));
    await expect(received).rejects.toMatchObject({ code: "body-invalid" });
  });

  it("leaves no temporary files", async () => {
    await readLogoPicture(images, "ada", streamOf(await picture(4, 4)));
    expect(readdirSync(join(folder, "images", ".incoming"))).toEqual([]);
  });
});
