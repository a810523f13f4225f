/** The administrators' list of images, on a whole server. */
import { imageList, parseAnswer, type ImageList } from "@matte/contracts";
import { describe, expect, it } from "vitest";
import { picture } from "../../testing/uploader.ts";
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
    const original = await ada.upload(await picture(101), "original");
    const matte = await grace.upload(await picture(102), "matte");
    const response = await list(`Bearer ${await administrator.token()}`);
    const { originals, mattes, next } = parseAnswer(imageList, await response.json()) as ImageList;
    const { url, filename, size } = original;
    expect(originals[0]).toEqual({ url, filename, size, uploaded: expect.any(Number) as unknown });
    expect(Math.abs((originals[0]?.uploaded ?? 0) - Date.now() / 1000)).toBeLessThan(60);
    expect(originals.map((entry) => entry.url)).toEqual([url, older.url]);
    expect(mattes.map((entry) => entry.url)).toEqual([matte.url]);
    expect(next).toBeUndefined();
  });

  it.each(["x", "bnVsbA", "eyJvcmlnaW5hbHMiOjF9"])("rejects the cursor %s", async (before) => {
    const { administrator } = people();
    const response = await list(`Bearer ${await administrator.token()}`, `?before=${before}`);
    expect(await answerOf(response)).toEqual(failure("cursor-invalid"));
  });
});
