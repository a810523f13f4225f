import { randomUUID } from "node:crypto";
import { imageList, parseAnswer, type ImageList, type Statistics } from "@matte/contracts";
import { describe, expect, it } from "vitest";
import { fileOf, picture } from "../../testing/uploader.ts";
import { uploadsServer } from "../../testing/uploads-server.ts";
import { answerOf, failure } from "../../testing/failures.ts";

const people = uploadsServer();

describe("the list", () => {
  const list = async (bearer: string, query = ""): Promise<Response> =>
    people().server.fetch(`/upload/list-images.php${query}`, {
      headers: { authorization: bearer, "content-type": "application/json" },
    });

  it("is for administrators with a token", async () => {
    const { ada, administrator } = people();
    const cookieOnly = await administrator.ask("/upload/list-images.php");
    expect(await answerOf(cookieOnly)).toEqual(failure("token-required"));
    for (const wrong of ["", "Bearer", "Bearer x.y.z", `Basic ${await administrator.token()}`])
      expect(await answerOf(await list(wrong))).toEqual(failure("token-required"));
    const refused = await list(`Bearer ${await ada.token()}`);
    expect(await answerOf(refused)).toEqual(failure("forbidden"));
  });

  it("has the images of all users, newest first", async () => {
    const { ada, grace, administrator } = people();
    const older = await grace.upload(await picture(100), "original");
    const original = await ada.upload(await picture(101), "original", "C:\\Photos\\Jalapeño.heic");
    const matte = await grace.upload(await picture(102), "matte");
    const response = await list(`Bearer ${await administrator.token()}`);
    const { originals, mattes, next } = parseAnswer(imageList, await response.json()) as ImageList;
    const { url, size } = original;
    expect(originals[0]).toEqual({ url, filename: "Jalapeño.heic", size, uploaded: expect.any(Number) as unknown });
    expect(Math.abs((originals[0]?.uploaded ?? 0) - Date.now() / 1000)).toBeLessThan(60);
    expect(originals.map((entry) => entry.url)).toEqual([url, older.url]);
    expect(mattes.map((entry) => entry.url)).toEqual([matte.url]);
    expect(next).toBeUndefined();
  });

  it("has the name of the last upload of a picture, and that of the content where none was sent", async () => {
    const { ada, administrator } = people();
    const sent = await picture(103);
    const { url, filename } = await ada.upload(sent, "matte", ".htaccess");
    const nameOf = async (): Promise<string | undefined> => {
      const answer = await list(`Bearer ${await administrator.token()}`);
      const { mattes } = parseAnswer(imageList, await answer.json()) as ImageList;
      return mattes.find((entry) => entry.url === url)?.filename;
    };
    expect(await nameOf()).toBe("-htaccess");
    await ada.upload(sent, "matte", "first\u202Egpj.jpg");
    expect(await nameOf()).toBe("firstgpj.jpg");
    await ada.upload(sent, "matte", `${"x".repeat(300)}.png`);
    expect(await nameOf()).toBe(`${"x".repeat(251)}.png`);
    await ada.upload(sent, "matte", " ");
    expect(await nameOf()).toBe(`${"x".repeat(251)}.png`);
    const unnamed = await ada.upload(await picture(104), "matte", " ");
    const { mattes } = (await (await list(`Bearer ${await administrator.token()}`)).json()) as ImageList;
    expect(mattes.map((entry) => entry.filename)).toContain(unnamed.filename);
    expect(unnamed.filename).not.toBe(filename);
  });

  it.each(["x", "bnVsbA", "eyJvcmlnaW5hbHMiOjF9", cursorAfter("a\0b")])("rejects the cursor %s", async (before) => {
    const { administrator } = people();
    const response = await list(`Bearer ${await administrator.token()}`, `?before=${before}`);
    expect(await answerOf(response)).toEqual(failure("cursor-invalid"));
  });
});

it("Total Images counts every export, but not a repeated request", async () => {
  const { ada, administrator } = people();
  const total = async (): Promise<number> =>
    ((await (await administrator.ask("/api/stats")).json()) as Statistics).images;
  const before = await total();
  const file = fileOf(await picture(99));
  const id = randomUUID();
  for (const form of [
    { kind: "matte", file },
    { kind: "matte", file },
    { kind: "original", file },
  ])
    expect((await ada.send(form)).status).toBe(200);
  expect(await total()).toBe(before + 2);
  for (const form of [
    { kind: "matte", id, file },
    { kind: "matte", id, file },
  ])
    expect((await ada.send(form)).status).toBe(200);
  expect(await total()).toBe(before + 3);
});

/** Returns the cursor after an image. */
function cursorAfter(key: string): string {
  const positions = { originals: { uploadedAt: "2026-01-01T00:00:00.000Z", key }, mattes: null };
  return Buffer.from(JSON.stringify(positions)).toString("base64url");
}
