import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { decimal, letters, PdfFile, textString } from "./file.ts";

test.each([
  [0, "0"],
  [-0, "0"],
  [0.1 + 0.2, "0.3"],
  [1e-9, "0"],
  [123456.5, "123456.5"],
  [-4, "-4"],
  [100, "100"],
])("%d is written as %s", (value, text) => {
  expect(decimal(value)).toBe(text);
});

test("Texts are UTF-16", () => {
  expect(textString("Aé🙂")).toBe("<feff004100e9d83dde42>");
});

test("Objects go out as they are added, and the table has their places", async () => {
  const parts: Buffer[] = [];
  const file = new PdfFile((bytes) => void parts.push(Buffer.from(bytes)));
  const [later, never] = [file.reserve(), file.reserve()];
  const first = await file.add("<</A 1>>");
  expect(Buffer.concat(parts).toString("latin1")).toContain(`${first} 0 obj\n<</A 1>>\nendobj`);
  const stream = await file.addPacked("/B 2", letters("content"));
  await file.add("<</C 3>>", later);
  await file.end(later, first);
  const whole = Buffer.concat(parts);
  const text = whole.toString("latin1");
  const table = text.slice(Number(/startxref\n(\d+)\n/.exec(text)?.[1]));
  const places = table.split("\n").slice(2, 7);
  expect(places[never]).toBe("0000000000 65535 f ");
  for (const ref of [later, first, stream])
    expect(text.slice(Number(places[ref]?.slice(0, 10)))).toMatch(new RegExp(`^${ref} 0 obj\n`));
  const at = text.indexOf("stream\n") + 7;
  const length = Number(/\/B 2\/Filter\/FlateDecode\/Length (\d+)/.exec(text)?.[1]);
  expect(inflateSync(whole.subarray(at, at + length)).toString()).toBe("content");
});
