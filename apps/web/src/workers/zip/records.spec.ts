import JSZip from "jszip";
import { expect, test } from "vitest";
import { memorySink } from "./memory-sink.ts";
import { centralHeader, endRecords, localHeader } from "./records.ts";
import { writeEntries } from "./write-entries.ts";

const FAR = 5 * 2 ** 32 + 7;
const file = {
  name: new TextEncoder().encode("Hafen/Möwe.jpeg"),
  size: 9,
  check: 0xfedcba98,
  modified: new Date(2026, 10, 23, 20, 15, 43),
};

test("a ZIP has its files with names, times and checked content", async () => {
  const entries = ["Hafen/Möwe.jpeg", "quay (2).png"].map((name, n) => ({
    name,
    bytes: new Uint8Array(300_000 + n).fill(n + 1),
    modified: file.modified,
  }));
  const blob = await writeEntries(async () => entries.shift() ?? null, memorySink());
  const zip = await JSZip.loadAsync(await blob!.arrayBuffer(), { checkCRC32: true });
  expect(Object.keys(zip.files)).toEqual(["Hafen/Möwe.jpeg", "quay (2).png"]);
  const [one, other] = [zip.file("Hafen/Möwe.jpeg")!, zip.file("quay (2).png")!];
  expect(await one.async("uint8array")).toEqual(new Uint8Array(300_000).fill(1));
  expect((await other.async("uint8array")).length).toBe(300_001);
  expect(one.unixPermissions).toBe(0o100644);
});

test("times are local, in steps of two seconds", () => {
  const view = new DataView(localHeader(file).buffer);
  expect(view.getUint16(10, true)).toBe((20 << 11) | (15 << 5) | 21);
  expect(view.getUint16(12, true)).toBe((46 << 9) | (11 << 5) | 23);
});

test("a file beyond 4 GiB has its place in an extra field", () => {
  const near = centralHeader({ ...file, at: 2 ** 32 - 2 });
  expect(new DataView(near.buffer).getUint32(42, true)).toBe(2 ** 32 - 2);
  expect(near.length).toBe(46 + file.name.length);
  const far = centralHeader({ ...file, at: FAR });
  const view = new DataView(far.buffer);
  const extra = 46 + file.name.length;
  expect([view.getUint16(6, true), view.getUint16(30, true), view.getUint32(42, true)]).toEqual([45, 12, 2 ** 32 - 1]);
  expect([view.getUint16(extra, true), view.getUint16(extra + 2, true)]).toEqual([1, 8]);
  expect(view.getBigUint64(extra + 4, true)).toBe(BigInt(FAR));
  expect(far.length).toBe(extra + 12);
});

test.each([
  [{ files: 3, size: 200, at: 1000 }, false],
  [{ files: 70_000, size: 200, at: 1000 }, true],
  [{ files: 3, size: 200, at: FAR }, true],
])("the records at the end of %o are ZIP64: %s", (directory, large) => {
  const end = endRecords(directory);
  const view = new DataView(end.buffer);
  const last = end.length - 22;
  expect(last).toBe(large ? 76 : 0);
  expect(view.getUint32(last, true)).toBe(0x06054b50);
  expect(view.getUint16(last + 10, true)).toBe(Math.min(directory.files, 0xffff));
  expect(view.getUint32(last + 16, true)).toBe(Math.min(directory.at, 0xffffffff));
  if (!large) return;
  expect(view.getBigUint64(4, true)).toBe(44n);
  expect([view.getBigUint64(32, true), view.getBigUint64(40, true), view.getBigUint64(48, true)]).toEqual(
    [directory.files, directory.size, directory.at].map(BigInt),
  );
  expect(view.getUint32(56, true)).toBe(0x07064b50);
  expect(view.getBigUint64(64, true)).toBe(BigInt(directory.at + directory.size));
});
