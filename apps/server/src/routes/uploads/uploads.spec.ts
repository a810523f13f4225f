/** Images as browsers and attackers send them, on a real server. */
import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { errorAnswer, imageList, LARGEST_UPLOAD, parseAnswer, type ImageList } from "@matte/contracts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hostileFiles } from "../../testing/hostile-files.ts";
import { startServer, type RunningServer } from "../../testing/running-server.ts";
import { fileOf, newUploader, picture, type Uploader } from "../../testing/uploader.ts";

let server: RunningServer;
let ada: Uploader;
let grace: Uploader;
let administrator: Uploader;
beforeAll(async () => {
  server = await startServer();
  ada = await newUploader(server.origin, "ada@example.com");
  grace = await newUploader(server.origin, "grace@example.com");
  administrator = await newUploader(server.origin, "admin@example.com");
});
afterAll(() => server.stop());

async function sentence(response: Response): Promise<{ status: number; error: string | undefined }> {
  return { status: response.status, error: parseAnswer(errorAnswer, await response.json())?.error };
}

const folder = (): string => join(server.pages, "..", "data", "images");
/** Everything that is stored, and nothing may be half-way. */
function stored(): string[] {
  expect(readdirSync(join(folder(), ".incoming"))).toEqual([]);
  return readdirSync(folder(), { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(?:jpg|png|webp)$/.test(name),
  );
}

describe("saving", () => {
  it("keeps the picture, names it by its content, and shows it to its owner and administrators alone", async () => {
    const sent = await picture(1);
    const { url, filename, size } = await ada.upload(sent, "original");
    expect(filename).toMatch(/^[0-9a-f]{64}\.png$/);
    expect(url).toBe(`/upload/images/${ada.uid}/original/${filename}`);
    for (const one of [ada, administrator]) {
      const response = await one.ask(url);
      expect(response.status).toBe(200);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.length).toBe(size);
      expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(sent).raw().toBuffer());
    }
    expect(await sentence(await grace.ask(url))).toEqual({ status: 403, error: "This is not yours to use." });
    expect(await sentence(await server.fetch(url))).toEqual({ status: 401, error: "Sign in first." });
    const gone = url.replace(/[0-9a-f]{64}/, "0".repeat(64));
    expect(await sentence(await ada.ask(gone))).toEqual({ status: 404, error: "There is no such image." });
  });

  it("is served as an image that may do nothing", async () => {
    const { url, filename } = await ada.upload(await picture(1), "original");
    const { headers } = await ada.ask(url);
    expect(headers.get("content-type")).toBe("image/png");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-disposition")).toBe(`inline; filename="${filename}"`);
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("stores the same picture once, however often and at whatever time it comes", async () => {
    const sent = await picture(2);
    const all = await Promise.all([1, 2, 3, 4].map(() => ada.upload(sent, "matte")));
    expect(new Set(all.map(({ url }) => url)).size).toBe(1);
    expect((await grace.upload(sent, "matte")).filename).toBe(all[0]?.filename);
  });

  it.each([
    "../../../etc/passwd.jpg",
    "..\\..\\x.jpg",
    "a\0b.jpg",
    "/abs.jpg",
    "x".repeat(3000),
    "con",
    ".htaccess",
    '"; rm -rf',
  ])("does not care for the name %j", async (name) => {
    const before = stored().length;
    const { filename } = await ada.upload(await picture(3), "matte", name);
    expect(filename).toMatch(/^[0-9a-f]{64}\.png$/);
    expect(stored().length - before).toBeLessThanOrEqual(1);
  });
});

describe("hostile uploads", () => {
  it("are refused in a sentence or written anew: none is stored as it was sent", async () => {
    for (const { name, bytes, refused, mark } of await hostileFiles()) {
      const response = await ada.send({ kind: "matte", file: fileOf(bytes, "holiday.jpg") });
      if (refused === undefined) expect(response.status, name).toBe(200);
      else {
        const status = { invalid: 400, unsupported: 415, "too-large": 413 }[refused];
        expect(await sentence(response), name).toEqual({
          status,
          error: expect.stringMatching(/^[A-Z].+\.$/) as unknown,
        });
      }
      for (const file of stored()) {
        const kept = readFileSync(join(folder(), file));
        expect(kept.equals(Buffer.from(bytes)), name).toBe(false);
        expect(kept.includes(mark), name).toBe(false);
      }
    }
  }, 180_000);

  it.each<[string, number, Record<string, string | File>]>([
    ["no file", 400, { kind: "matte" }],
    ["an empty file", 400, { kind: "matte", file: fileOf(new Uint8Array()) }],
    ["no kind", 400, { file: fileOf(Buffer.from("x")) }],
    ["another kind", 400, { kind: "../matte", file: fileOf(Buffer.from("x")) }],
    ["a text for a file", 400, { kind: "matte", file: "text" }],
    ["a file for a kind", 400, { kind: fileOf(Buffer.from("matte")), file: "text" }],
    ["a file under another name", 400, { kind: "matte", picture: fileOf(Buffer.from("x")) }],
    ["two files", 400, { kind: "matte", file: fileOf(Buffer.from("x")), file2: fileOf(Buffer.from("x")) }],
    ["too many fields", 400, Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`kind${index}`, "matte"]))],
    ["a file of 51 MB", 413, { kind: "matte", file: fileOf(new Uint8Array(51 * 1024 * 1024)) }],
    ["a file a byte too large", 413, { kind: "matte", file: fileOf(new Uint8Array(LARGEST_UPLOAD.bytes + 1)) }],
  ])("with %s are refused", async (_what, status, form) => {
    const before = stored().length;
    expect(await sentence(await ada.send(form))).toEqual({ status, error: expect.any(String) as unknown });
    expect(stored().length).toBe(before);
  });

  it.each<[string, number, string, string]>([
    ["nothing at all", 400, "multipart/form-data; boundary=x", ""],
    ["no boundary", 415, "multipart/form-data", "--x"],
    [
      "another boundary",
      400,
      "multipart/form-data; boundary=y",
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc\r\n--x--\r\n',
    ],
    [
      "no end",
      400,
      "multipart/form-data; boundary=x",
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    ],
    ["no header", 400, "multipart/form-data; boundary=x", "--x\r\n\r\nabc\r\n--x--\r\n"],
    [
      "a prototype",
      400,
      "multipart/form-data; boundary=x",
      '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nabc\r\n--x--\r\n',
    ],
    ["JSON", 415, "application/json", '{"kind":"matte"}'],
    ["a picture alone", 415, "image/jpeg", "\xFF\xD8\xFF"],
  ])("as a form with %s are refused", async (_what, status, type, body) => {
    const headers = { "content-type": type };
    const response = await ada.ask("/upload/save.php", { method: "POST", headers, body });
    expect(await sentence(response)).toEqual({ status, error: expect.any(String) as unknown });
    expect(stored().every((name) => !name.includes(".."))).toBe(true);
  });

  it("that break off leave nothing", async () => {
    const head = `POST /upload/save.php HTTP/1.1\r\nHost: localhost\r\nCookie: ${ada.cookie()}\r\nContent-Type: multipart/form-data; boundary=x\r\n`;
    const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc';
    // The body is said to be longer than what comes before the connection ends.
    const socket = connect(Number(new URL(server.origin).port), "127.0.0.1");
    socket.write(`${head}Content-Length: 900\r\n\r\n${part}`);
    await expect.poll(() => readdirSync(join(folder(), ".incoming"))).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => readdirSync(join(folder(), ".incoming"))).toEqual([]);
  });

  it("by visitors are turned away before anything is read", async () => {
    const response = await server.fetch("/upload/save.php", { method: "POST", body: new FormData() });
    expect(await sentence(response)).toEqual({ status: 401, error: "Sign in first." });
  });

  it("of somebody who has gone are not taken for those of whoever signed in since", async () => {
    const headers = { "x-matte-user": grace.uid };
    const response = await ada.ask("/upload/save.php", { method: "POST", headers, body: new FormData() });
    expect(await sentence(response)).toEqual({ status: 401, error: "Somebody else is signed in." });
  });

  it("from other sites are turned away", async () => {
    const headers = { "sec-fetch-site": "cross-site" };
    const response = await ada.ask("/upload/save.php", { method: "POST", headers, body: new FormData() });
    expect(response.status).toBe(403);
  });

  it.each([
    "/upload/images/../../matte.sqlite",
    "/upload/images/%2e%2e/%2e%2e/matte.sqlite",
    "/upload/images/x/matte/..%2f..%2fmatte.sqlite",
  ])("%s leads nowhere", async (path) => expect([400, 404]).toContain((await administrator.ask(path)).status));
});

describe("the list", () => {
  const list = async (bearer: string, query = ""): Promise<Response> =>
    server.fetch(`/upload/list-images.php${query}`, {
      headers: { authorization: bearer, "content-type": "application/json" },
    });

  it("is for administrators who bear a token", async () => {
    const cookieOnly = await administrator.ask("/upload/list-images.php");
    expect(await sentence(cookieOnly)).toEqual({ status: 401, error: "A valid identity token is needed." });
    for (const wrong of ["", "Bearer", "Bearer x.y.z", `Basic ${await administrator.token()}`])
      expect((await sentence(await list(wrong))).status).toBe(401);
    const refused = await list(`Bearer ${await ada.token()}`);
    expect(await sentence(refused)).toEqual({ status: 403, error: "This is not yours to use." });
  });

  it("has everybody's images, newest first", async () => {
    const original = await ada.upload(await picture(101), "original");
    const matte = await grace.upload(await picture(102), "matte");
    const response = await list(`Bearer ${await administrator.token()}`);
    const { originals, mattes, next } = parseAnswer(imageList, await response.json()) as ImageList;
    const { url, filename, size } = original;
    expect(originals[0]).toEqual({ url, filename, size, uploaded: expect.any(Number) as unknown });
    expect(Math.abs((originals[0]?.uploaded ?? 0) - Date.now() / 1000)).toBeLessThan(60);
    expect(mattes[0]?.url).toBe(matte.url);
    expect(next).toBeUndefined();
  });

  it.each(["x", "bnVsbA", "eyJvcmlnaW5hbHMiOjF9"])("refuses the place %s", async (before) => {
    const response = await list(`Bearer ${await administrator.token()}`, `?before=${before}`);
    expect(await sentence(response)).toEqual({ status: 400, error: "That is no place in the list." });
  });
});

describe("an account", () => {
  it("exports its images and takes them along", async () => {
    const leaver = await newUploader(server.origin, "leaver@example.com");
    const { url, filename } = await leaver.upload(await picture(7), "original");
    const { images } = (await (await leaver.ask(`/api/users/${leaver.uid}/export`)).json()) as { images: unknown };
    expect(images).toEqual([expect.objectContaining({ kind: "original", url, filename })]);
    const place = join(folder(), leaver.uid, "original", filename);
    expect(existsSync(place)).toBe(true);
    expect((await leaver.ask(`/api/users/${leaver.uid}`, { method: "DELETE" })).status).toBe(200);
    expect(existsSync(place)).toBe(false);
    expect((await administrator.ask(url)).status).toBe(404);
  });
});

describe("limits", () => {
  it("of uploads are each user's, and say when to come back", async () => {
    const strict = await startServer({ RATE_LIMIT_UPLOADS: "2" });
    const [one, other] = [await newUploader(strict.origin, "one@example.com"), await newUploader(strict.origin)];
    for (let count = 0; count < 2; count++) await one.upload(await picture(1), "matte");
    const response = await one.send({ kind: "matte", file: fileOf(await picture(1)) });
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await sentence(response)).status).toBe(429);
    await other.upload(await picture(1), "matte");
    await strict.stop();
  });

  it("of room are each user's", async () => {
    const small = await startServer({ UPLOAD_QUOTA_MB: "1" });
    const one = await newUploader(small.origin);
    const pixels = randomBytes(600 * 400 * 3);
    const noise = await sharp(pixels, { raw: { width: 600, height: 400, channels: 3 } })
      .png()
      .toBuffer();
    await one.upload(noise, "matte");
    const response = await one.send({ kind: "original", file: fileOf(noise) });
    expect(await sentence(response)).toEqual({ status: 413, error: "There is no room left for your images." });
    await small.stop();
  });
});
