import { readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { UPLOAD_LIMIT } from "@matte/contracts/limits";
import { describe, expect, it } from "vitest";
import { hostileFiles } from "../../testing/hostile-files.ts";
import { fileOf } from "../../testing/uploader.ts";
import { uploadsServer } from "../../testing/uploads-server.ts";
import { anyFailure, answerOf, failure } from "../../testing/failures.ts";

const people = uploadsServer();

describe("hostile uploads", () => {
  it("are rejected with a sentence or encoded again: none is stored unchanged", async () => {
    const { ada, folder, stored } = people();
    for (const { name, bytes, rejected, mark } of await hostileFiles()) {
      const response = await ada.send({ kind: "matte", file: fileOf(bytes, "holiday.jpg") });
      if (rejected === undefined) expect(response.status, name).toBe(200);
      else {
        expect(await answerOf(response), name).toMatchObject({ body: { code: rejected } });
      }
      for (const file of stored()) {
        const kept = readFileSync(join(folder, file));
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
    ["a file that is one byte too large", 413, { kind: "matte", file: fileOf(new Uint8Array(UPLOAD_LIMIT.bytes + 1)) }],
  ])("with %s are rejected", async (_what, status, form) => {
    const { ada, stored } = people();
    const before = stored().length;
    expect(await answerOf(await ada.send(form))).toEqual(anyFailure(status));
    expect(stored().length).toBe(before);
  });

  it.each<[string, number, string, string]>([
    ["no content", 400, "multipart/form-data; boundary=x", ""],
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
  ])("as a form with %s are rejected", async (_what, status, type, body) => {
    const { ada, stored } = people();
    const headers = { "content-type": type };
    const response = await ada.ask("/upload/save.php", { method: "POST", headers, body });
    expect(await answerOf(response)).toEqual(anyFailure(status));
    expect(stored().every((name) => !name.includes(".."))).toBe(true);
  });

  it("leave no files if they are interrupted", async () => {
    const { server, ada, incoming } = people();
    const head = `POST /upload/save.php HTTP/1.1\r\nHost: localhost\r\nCookie: ${ada.cookie()}\r\nContent-Type: multipart/form-data; boundary=x\r\n`;
    const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc';
    // The declared length exceeds the part sent before the connection ends.
    const socket = connect(Number(new URL(server.origin).port), "127.0.0.1");
    socket.write(`${head}Content-Length: 900\r\n\r\n${part}`);
    await expect.poll(() => readdirSync(incoming)).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => readdirSync(incoming)).toEqual([]);
  });

  it("are rejected from visitors before their body is read", async () => {
    const { server } = people();
    const response = await server.fetch("/upload/save.php", { method: "POST", body: new FormData() });
    expect(await answerOf(response)).toEqual(failure("unauthenticated"));
  });

  it("are not stored for the user who has signed in after the sender signed out", async () => {
    const { ada, grace } = people();
    const headers = { "x-matte-user": grace.uid };
    const response = await ada.ask("/upload/save.php", { method: "POST", headers, body: new FormData() });
    expect(await answerOf(response)).toEqual(failure("other-user-signed-in"));
  });

  it("are rejected from other sites", async () => {
    const { ada } = people();
    const headers = { "sec-fetch-site": "cross-site" };
    const response = await ada.ask("/upload/save.php", { method: "POST", headers, body: new FormData() });
    expect(response.status).toBe(403);
  });

  it.each([
    "/upload/images/../../matte.sqlite",
    "/upload/images/%2e%2e/%2e%2e/matte.sqlite",
    "/upload/images/x/matte/..%2f..%2fmatte.sqlite",
  ])("%s is not found", async (path) => expect([400, 404]).toContain((await people().administrator.ask(path)).status));
});
