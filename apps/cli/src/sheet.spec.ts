import { describe, expect, test } from "vitest";
import { UsageError } from "./exits.ts";
import { sheetBy, withArrangement } from "./sheet.ts";

const PAIR = ["a.jpg", "b.jpg"];

describe("--together", () => {
  test.each([
    ["row", undefined, { arrangement: "row", gap: 2 }],
    ["column", "0", { arrangement: "column", gap: 0 }],
    ["grid", "7.5", { arrangement: "grid", gap: 7.5 }],
  ] as const)("frames photos as a %s with a gap of %s", (together, gap, plan) => {
    expect(sheetBy(PAIR, { together, ...(gap !== undefined && { gap }) }, "pro")).toEqual(plan);
  });

  test("is absent for frames of their own", () => {
    expect(sheetBy(PAIR, {}, "pro")).toBeNull();
  });

  test.each([
    ["Framing photos together is part of Pro", PAIR, { together: "row" }, "free"],
    ["--together takes 2 to 9 photos", ["a.jpg"], { together: "row" }, "pro"],
    ["--together takes 2 to 9 photos", Array.from({ length: 10 }, String), { together: "row" }, "pro"],
    ["Use only one of --together and --crop", PAIR, { together: "row", crop: "1:1" }, "pro"],
    ["Use only one of --together and --straighten", PAIR, { together: "row", straighten: "2" }, "pro"],
    ["Use only one of --together and --turn", PAIR, { together: "row", turn: "90" }, "pro"],
    ["Use only one of --together and --mirror", PAIR, { together: "row", mirror: true }, "pro"],
    ["Use only one of --together and --in-place", PAIR, { together: "row", inPlace: true }, "pro"],
    ["Use only one of --together and --shard", PAIR, { together: "row", shard: "1/2" }, "pro"],
    ["Use only one of --together and --way-back", PAIR, { together: "row", wayBack: true }, "pro"],
    ["--gap takes a number of percent from 0 to 10", PAIR, { together: "row", gap: "10.5" }, "pro"],
    ["--gap takes a number of percent from 0 to 10", PAIR, { together: "row", gap: "wide" }, "pro"],
    ["--gap is the space between photos framed together", PAIR, { gap: "2" }, "pro"],
  ] as const)("says: %s", (message, photos, options, plan) => {
    expect(() => sheetBy(photos, options, plan)).toThrow(UsageError);
    expect(() => sheetBy(photos, options, plan)).toThrow(message);
  });

  test.each([
    ["--together a.jpg b.jpg", "--together=row a.jpg b.jpg"],
    ["a.jpg b.jpg --together", "a.jpg b.jpg --together=row"],
    ["--together grid a.jpg b.jpg", "--together grid a.jpg b.jpg"],
    ["--together=column a.jpg", "--together=column a.jpg"],
  ])("takes no photo for the arrangement: %s", (given, read) => {
    expect(withArrangement(given.split(" "))).toEqual(read.split(" "));
  });
});
