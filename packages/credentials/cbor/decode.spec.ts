import { Encoder } from "cbor-x";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Cbor, decodeCbor, isList, isMap } from "./decode.ts";

const encoder = new Encoder({ useRecords: false, tagUint8Array: false, variableMapSize: true });
const hex = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

test("what another program encodes is decoded", () => {
  const value = fc.letrec((tie) => ({
    any: fc.oneof({ maxDepth: 4 }, tie("leaf"), fc.array(tie("any"), { maxLength: 5 }), tie("map")),
    map: fc.dictionary(fc.string(), tie("any"), { maxKeys: 5, noNullPrototype: true }),
    leaf: fc.oneof(
      fc.string({ unit: "binary" }),
      fc.integer(),
      // Zero has one form here.
      fc.double({ noNaN: true }).map((number) => number || 0),
      fc.boolean(),
      fc.constant(null),
      fc.uint8Array({ maxLength: 300 }),
    ),
  })).any;
  fc.assert(
    fc.property(value, (given) => {
      expect(plain(decodeCbor(encoder.encode(given)))).toEqual(normal(given));
    }),
  );
});

test.each([
  ["indefinite arrays", "9f0102ff", [1, 2]],
  ["indefinite strings", "7f61616162ff", "ab"],
  ["indefinite maps with numbers as keys", "bf0126ff", { 1: -7 }],
  ["tagged dates", "c074323032362d30352d31325430393a34313a30305a", "2026-05-12T09:41:00Z"],
  ["half floats", "f93e00", 1.5],
  ["large numbers", "1bffffffffffffffff", 18446744073709551615n],
])("%s are decoded", (_, digits, expected) => {
  expect(plain(decodeCbor(hex(digits)))).toEqual(expected);
});

test.each([
  ["nothing", ""],
  ["an array longer than the file", "9affffffff01"],
  ["a string longer than the file", "5bffffffffffffffff"],
  ["a map with a key twice", "a201010102"],
  ["a map with a map as key", "a1a001"],
  ["a break in a definite array", "81ff"],
  ["a break alone", "ff"],
  ["a reserved length", "1c"],
  ["an unknown tag", "d81b8263666f6f63626172"],
  ["two items", "0101"],
  ["arrays in arrays, 100,000 deep", "81".repeat(100_000) + "01"],
  ["100,000 items", `9a000186a0${"01".repeat(100_000)}`],
])("%s is refused", (_, digits) => {
  expect(() => decodeCbor(hex(digits))).toThrow(Error);
});

function plain(value: Cbor): unknown {
  if (isMap(value)) return Object.fromEntries([...value].map(([key, item]) => [key, plain(item)]));
  if (value instanceof Uint8Array) return [...value];
  return isList(value) ? value.map((item) => plain(item)) : value;
}

function normal(value: unknown): unknown {
  if (value instanceof Uint8Array) return [...value];
  if (Array.isArray(value)) return value.map((item) => normal(item));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, normal(item)]));
}
