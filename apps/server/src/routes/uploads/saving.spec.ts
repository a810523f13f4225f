import { randomBytes } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import type { AuditPage } from "@matte/contracts";
import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { startServer } from "../../testing/running-server.ts";
import { fileOf, newUploader, picture, type Uploader } from "../../testing/uploader.ts";
import { uploadsServer } from "../../testing/uploads-server.ts";
import { answerOf, failure } from "../../testing/failures.ts";

const people = uploadsServer();

describe("saving", () => {
  it("stores the picture, names it by its content, and serves it to its user and administrators only", async () => {
    const { server, ada, grace, administrator } = people();
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
    expect(await answerOf(await grace.ask(url))).toEqual(failure("forbidden"));
    expect(await answerOf(await server.fetch(url))).toEqual(failure("unauthenticated"));
    const { entries } = (await (await administrator.ask("/api/admin/audit")).json()) as AuditPage;
    const reads = entries.filter(({ act, subject }) => act === "read" && subject === ada.uid);
    expect(reads).toMatchObject([{ actor: administrator.uid, after: "images" }]);
    const gone = url.replace(/[0-9a-f]{64}/, "0".repeat(64));
    expect(await answerOf(await ada.ask(gone))).toEqual(failure("image-not-found"));
  });

  it("serves the image with a policy that allows no scripts", async () => {
    const { ada } = people();
    const { url, filename } = await ada.upload(await picture(1), "original");
    const { headers } = await ada.ask(url);
    expect(headers.get("content-type")).toBe("image/png");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-disposition")).toBe(`inline; filename="${filename}"`);
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("deletes what a photo's later upload replaces, and nothing else", async () => {
    const { ada, grace, stored } = people();
    const photo = "0f0e0d0c-1111-4222-8333-444455556666";
    const sendAs = async (user: Uploader, seed: number, fields: Readonly<Record<string, string>>) => {
      const response = await user.send({ kind: "original", file: fileOf(await picture(seed)), ...fields });
      return ((await response.json()) as { url: string }).url;
    };
    const whole = await sendAs(ada, 40, { id: `${photo}_1` });
    const other = await sendAs(ada, 41, { id: "1f0e0d0c-1111-4222-8333-444455556666_1" });
    const hers = await sendAs(grace, 40, { id: `${photo}_1` });
    const export1 = (await ada.upload(await picture(42), "matte")).url;
    const before = stored().length;
    const cropped = await sendAs(ada, 43, { id: `${photo}_2`, replaces: photo });
    expect(await answerOf(await ada.ask(whole))).toEqual(failure("image-not-found"));
    expect(stored()).toHaveLength(before);
    for (const url of [other, export1, cropped]) expect((await ada.ask(url)).status).toBe(200);
    expect((await grace.ask(hers)).status).toBe(200);
    const again = await sendAs(ada, 43, { id: `${photo}_2`, replaces: photo });
    expect((await ada.ask(again)).status).toBe(200);
    await sendAs(ada, 44, { id: "other", replaces: "%" });
    expect((await ada.ask(cropped)).status).toBe(200);
  });

  it("stores the same picture once, even if it is uploaded again or at the same time", async () => {
    const { ada, grace } = people();
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
  ])("derives no path from the file name %j", async (name) => {
    const { ada, stored } = people();
    const before = stored().length;
    const { filename } = await ada.upload(await picture(3), "matte", name);
    expect(filename).toMatch(/^[0-9a-f]{64}\.png$/);
    expect(stored().length - before).toBeLessThanOrEqual(1);
  });
});

describe("an account", () => {
  it("exports its images, and is deleted with them", async () => {
    const { server, administrator, folder } = people();
    const leaver = await newUploader(server.origin, "leaver@example.com");
    const { url, filename } = await leaver.upload(await picture(7), "original");
    const { images } = (await (await leaver.ask(`/api/users/${leaver.uid}/export`)).json()) as { images: unknown };
    expect(images).toEqual([expect.objectContaining({ kind: "original", url, filename: "photo.jpg" })]);
    const place = join(folder, leaver.uid, "original", filename);
    expect(existsSync(place)).toBe(true);
    expect((await leaver.ask(`/api/users/${leaver.uid}`, { method: "DELETE" })).status).toBe(200);
    expect(existsSync(place)).toBe(false);
    expect((await administrator.ask(url)).status).toBe(404);
  });
});

describe("the pictures of an account", () => {
  const kept = async (one: Uploader): Promise<unknown> => (await one.ask(`/api/users/${one.uid}/pictures`)).json();

  it("are counted, and deleted together, after which the same picture can be stored again", async () => {
    const { server, folder, grace } = people();
    const one = await newUploader(server.origin, "keeper@example.com");
    expect(await kept(one)).toEqual({ count: 0, bytes: 0 });
    const sent = await picture(8);
    const [original, matte] = [await one.upload(sent, "original"), await one.upload(sent, "matte")];
    expect(await kept(one)).toEqual({ count: 2, bytes: original.size + matte.size });
    expect(await answerOf(await grace.ask(`/api/users/${one.uid}/pictures`))).toEqual(failure("forbidden"));
    const deleted = await one.ask(`/api/users/${one.uid}/pictures`, { method: "DELETE" });
    expect(await deleted.json()).toEqual({ count: 0, bytes: 0 });
    expect(existsSync(join(folder, one.uid, "matte", matte.filename))).toBe(false);
    expect((await one.ask(matte.url)).status).toBe(404);
    await one.upload(sent, "matte");
    expect(await kept(one)).toEqual({ count: 1, bytes: matte.size });
  });

  it("are not stored while the account wants no copies", async () => {
    const { server } = people();
    const one = await newUploader(server.origin, "private@example.com");
    const prefer = (preferences: object): Promise<Response> =>
      one.ask(`/api/users/${one.uid}`, {
        method: "PATCH",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ preferences }),
      });
    expect((await prefer({ storeCopies: false })).status).toBe(200);
    const refused = await one.send({ kind: "matte", file: fileOf(await picture(9)) });
    expect(await answerOf(refused)).toEqual(failure("copies-not-wanted"));
    await prefer({});
    await one.upload(await picture(9), "matte");
  });
});

describe("limits", () => {
  it("apply per user to uploads, and name the time to retry", async () => {
    const strict = await startServer({ RATE_LIMIT_UPLOADS: "2" });
    onTestFinished(strict.stop);
    const [one, other] = [await newUploader(strict.origin, "one@example.com"), await newUploader(strict.origin)];
    for (let count = 0; count < 2; count++) await one.upload(await picture(1), "matte");
    const response = await one.send({ kind: "matte", file: fileOf(await picture(1)) });
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(response.status).toBe(429);
    await other.upload(await picture(1), "matte");
  });

  it("apply per user to storage", async () => {
    const small = await startServer({ UPLOAD_QUOTA_MB: "1" });
    onTestFinished(small.stop);
    const one = await newUploader(small.origin);
    const pixels = randomBytes(600 * 400 * 3);
    const noise = await sharp(pixels, { raw: { width: 600, height: 400, channels: 3 } })
      .png()
      .toBuffer();
    await one.upload(noise, "matte");
    const response = await one.send({ kind: "original", file: fileOf(noise) });
    expect(await answerOf(response)).toEqual(failure("storage-full"));
  });

  it("are checked for space before an image is received", async () => {
    const small = await startServer({ UPLOAD_QUOTA_MB: "1" });
    onTestFinished(small.stop);
    const one = await newUploader(small.origin);
    const answer = await beginUpload(small.origin, one.cookie(), 2 * 1024 * 1024);
    expect(answer).toContain("HTTP/1.1 413");
    expect(answer).toContain('"code":"storage-full"');
  });

  it("are each user's for uploads at the same time", async () => {
    const { server, incoming } = people();
    const [busy, other] = [await newUploader(server.origin, "busy@example.com"), await newUploader(server.origin)];
    const sockets = Array.from({ length: 6 }, () => openUpload(server.origin, busy.cookie(), 5000));
    onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
    await expect.poll(() => readdirSync(incoming)).toHaveLength(6);
    const seventh = await busy.send({ kind: "matte", file: fileOf(await picture(1)) });
    expect([seventh.status, seventh.headers.get("retry-after")]).toEqual([429, "1"]);
    await other.upload(await picture(1), "matte");
    sockets.forEach((socket) => socket.destroy());
    await expect.poll(() => readdirSync(incoming)).toEqual([]);
    await busy.upload(await picture(1), "matte");
  });
});

/** Sends the beginning of an upload. */
function openUpload(origin: string, cookie: string, bytes: number): Socket {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const head = [
    "POST /upload/save.php HTTP/1.1",
    "Host: localhost",
    `Cookie: ${cookie}`,
    "Content-Type: multipart/form-data; boundary=x",
    `Content-Length: ${bytes}`,
  ].join("\r\n");
  const part = 'Content-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg';
  socket.write(`${head}\r\n\r\n--x\r\n${part}\r\n\r\nabc`);
  return socket;
}

/** Begins an upload. @returns the answer, arriving although most of the upload is still to come */
function beginUpload(origin: string, cookie: string, bytes: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = openUpload(origin, cookie, bytes);
    socket.once("error", reject).once("data", (answer) => {
      socket.destroy();
      resolve(answer.toString("latin1"));
    });
  });
}
