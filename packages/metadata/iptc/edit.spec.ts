import { describe, expect, test } from "vitest";
import { join } from "@matte/pixels/bytes";
import { CREDITS, text, utf8 } from "../testing/edits.ts";
import { latin1 } from "@matte/pixels/testing";
import type { Credits } from "../types.ts";
import { shortUtf8 } from "./charset.ts";
import { type Dataset, readDatasets, writeDatasets } from "./datasets.ts";
import { datasetsOf, editResources } from "./edit.ts";
import { IPTC, iptcResource, readResources, type Resource, writeResources } from "./resources.ts";

function dataset(number: number, data: Uint8Array): Dataset {
  return { record: 2, number, data };
}

function resource(id: number, data: Uint8Array, name = ""): Resource {
  const padded = name.length % 2 === 0 ? `${name}\0` : name;
  const head = join([latin1("8BIM"), Uint8Array.of(id >> 8, id & 255, name.length), latin1(padded), new Uint8Array(4)]);
  new DataView(head.buffer).setUint32(head.length - 4, data.length);
  return { id, head, data };
}

function photoshop(...datasets: readonly Dataset[]): Uint8Array {
  return writeResources([iptcResource(writeDatasets(datasets))]);
}

/** Texts in an edited block, by record and number. */
function texts(resources: Uint8Array | null): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { record, number, data } of datasetsOf(resources)) (found[`${record}:${number}`] ??= []).push(text(data));
  return found;
}

function ids(resources: Uint8Array | null): number[] {
  return resources === null ? [] : readResources(resources).map(({ id }) => id);
}

describe("credits in IPTC", () => {
  test("create a block if there is none", () => {
    const block = editResources(null, CREDITS);
    expect(ids(block)).toEqual([IPTC]);
    expect(texts(block)).toEqual({
      "1:0": ["\0\x04"],
      "1:90": ["\x1b%G"],
      "2:0": ["\0\x04"],
      "2:5": ["Höfe & <Häuser>"],
      "2:80": ["Ada Ö. Lind"],
      "2:92": ["Genève, 日内瓦"],
      "2:110": ["Photo by Ada Ö. Lind"],
      "2:116": ["© Ada Ö. Lind"],
    });
  });

  test("replace the original's except its rights, and keep the rest", () => {
    const old = photoshop(
      dataset(80, utf8("One")),
      dataset(80, utf8("Two")),
      dataset(110, utf8("Agency")),
      dataset(116, utf8("All mine")),
      dataset(25, utf8("harbour")),
      dataset(25, utf8("sea")),
    );
    expect(texts(editResources(old, CREDITS))).toMatchObject({
      "2:80": ["Ada Ö. Lind"],
      "2:110": ["Photo by Ada Ö. Lind"],
      "2:116": ["All mine"],
      "2:25": ["harbour", "sea"],
    });
  });

  test("convert text of unknown encoding to UTF-8 and keep UTF-8 and binary data", () => {
    const old = photoshop(
      dataset(0, Uint8Array.of(0, 2)),
      dataset(120, latin1("Caf\xe9, Z\xfcrich")),
      dataset(105, utf8("Zürich")),
      dataset(125, Uint8Array.of(0xe9)),
    );
    const block = editResources(old, CREDITS);
    expect(texts(block)).toMatchObject({
      "1:90": ["\x1b%G"],
      "2:0": ["\0\x02"],
      "2:120": ["Café, Zürich"],
      "2:105": ["Zürich"],
    });
    expect(datasetsOf(block).find(({ number }) => number === 125)?.data).toEqual(Uint8Array.of(0xe9));
  });

  test("change nothing if they are empty", () => {
    const none: Credits = { credit: "", creator: "", rights: "", title: "", location: "", contributors: [] };
    const old = photoshop(dataset(120, latin1("Caf\xe9")));
    expect(editResources(old, none)).toEqual(old);
    expect(editResources(null, none)).toBeNull();
  });

  test("keep records in ascending order", () => {
    const old = photoshop({ record: 3, number: 0, data: Uint8Array.of(1) }, { record: 1, number: 5, data: utf8("x") });
    const records = datasetsOf(editResources(old, CREDITS)).map(({ record }) => record);
    expect(records).toEqual(records.toSorted((a, b) => a - b));
  });
});

describe("Photoshop resources", () => {
  const kept = resource(0x03ed, Uint8Array.of(1, 2, 3), "Named");
  const stale = [0x0408, 0x0409, 0x040c, 0x040f, 0x041a, 0x0422, 0x0423, 0x0424, 0x0425, 0x07d0, 0x0bb6, 0x0bb7];

  test("stay byte for byte if they are true of the framed picture", () => {
    const block = writeResources([kept]);
    expect(editResources(block, null)).toEqual(block);
  });

  test.each(stale)("lose the stale resource 0x%s", (id) => {
    expect(ids(editResources(writeResources([kept, resource(id, utf8("46.5"))]), null))).toEqual([kept.id]);
  });

  test("stay if they belong to other programs", () => {
    const other = resource(0x0425, utf8("x"));
    other.head.set(latin1("MeSa"));
    expect(editResources(writeResources([other]), null)).toEqual(writeResources([other]));
  });

  test("end at the first broken one", () => {
    const block = join([
      writeResources([kept]),
      writeResources([resource(0x0404, new Uint8Array(100))]).subarray(0, 50),
    ]);
    expect(ids(editResources(block, null))).toEqual([kept.id]);
  });

  test("lose previews in IPTC", () => {
    const block = photoshop(dataset(120, utf8("x")), dataset(202, new Uint8Array(1000)));
    expect(editResources(block, null)).toEqual(photoshop(dataset(120, utf8("x"))));
  });

  test("may be bare IPTC without a resource block", () => {
    expect(texts(editResources(writeDatasets([dataset(120, utf8("x"))]), null))).toEqual({ "2:120": ["x"] });
  });

  test.each([
    ["nothing", new Uint8Array()],
    ["noise", utf8("no resources")],
  ])("do not exist in %s", (_, bytes) => {
    expect(editResources(bytes, null)).toBeNull();
  });
});

test("a long dataset is written and read with an extended length", () => {
  const long = dataset(120, new Uint8Array(40_000).fill(65));
  expect(readDatasets(writeDatasets([long, dataset(5, utf8("x"))]))).toEqual([long, dataset(5, utf8("x"))]);
});

test.each([
  ["abcdef", 6, "abcdef"],
  ["abcdef", 5, "abcde"],
  ["äöü", 5, "äö"],
  ["日本語", 8, "日本"],
  ["a 日本", 4, "a"],
  ["🙂🙂", 7, "🙂"],
  ["ab👩‍👩‍👧", 20, "ab👩‍👩‍👧"],
  ["ab👩‍👩‍👧", 19, "ab"],
  ["cafe\u0301", 5, "caf"],
  ["👍🏽", 7, ""],
  ["\ud800", 3, "\ufffd"],
  ["", 3, ""],
])("shortUtf8 cuts '%s' to %i bytes as '%s'", (long, bytes, short) => {
  expect(text(shortUtf8(long, bytes))).toBe(short);
});
