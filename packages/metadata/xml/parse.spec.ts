import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { escapedAttribute, escapedText } from "./escape.ts";
import { parseXml } from "./parse.ts";
import { textOf, type XmlElement } from "./types.ts";
import { declarations, prefixesFor, writeXml } from "./write.ts";

function written(element: XmlElement): string {
  const prefixes = prefixesFor([element], new Map());
  const [, start = "", rest = ""] = /^(<[^\s/>]+)(.*)$/su.exec(writeXml(element, prefixes)) ?? [];
  return start + declarations(prefixes) + rest;
}

describe("parseXml", () => {
  test.each([
    ["an element", "<a/>", "<a/>"],
    ["text", "<a>x</a>", "<a>x</a>"],
    ["wrappers and padding", '\uFEFF<?xpacket begin=""?> <a/> <?xpacket end="w"?>\0\0', "<a/>"],
    ["control characters", "<a>\x01x\x7f\0</a>", "<a>x</a>"],
    ["comments", "<!-- <b> --><a>x<!-- y -->z</a>", "<a>xz</a>"],
    ["CDATA", "<a><![CDATA[<&>]]></a>", "<a>&lt;&amp;&gt;</a>"],
    ["entities", "<a>&lt;&amp;&gt;&quot;&apos;&#65;&#x42;</a>", "<a>&lt;&amp;&gt;\"'AB</a>"],
    ["attributes in either quotes", `<a x='"' y="'" z = "1"/>`, `<a x="&quot;" y="'" z="1"/>`],
    ["white space in attributes", '<a x="1\n2&#10;3"/>', '<a x="1 2&#xA;3"/>'],
    ["line ends", "<a>1\r\n2</a>", "<a>1\n2</a>"],
    ["a default namespace", '<a xmlns="u"><b/></a>', '<ns1:a xmlns:ns1="u"><ns1:b/></ns1:a>'],
    [
      "redeclared prefixes",
      '<p:a xmlns:p="u"><p:b xmlns:p="v"/></p:a>',
      '<p:a xmlns:p="u" xmlns:ns1="v"><ns1:b/></p:a>',
    ],
    ["two prefixes of one namespace", '<p:a xmlns:p="u" xmlns:q="u"><q:b/></p:a>', '<p:a xmlns:p="u"><p:b/></p:a>'],
    ["xml:lang", '<a xml:lang="de"/>', '<a xml:lang="de"/>'],
    ["white space between elements", "<a> <b/> </a>", "<a><b/></a>"],
    ["white space as the only content", "<a> </a>", "<a> </a>"],
    ["letters of any script", "<ä>日</ä>", "<ä>日</ä>"],
    ["equals signs in text", `<a>${'b="c" '.repeat(2000)}</a>`, `<a>${'b="c" '.repeat(2000)}</a>`],
  ])("reads %s", (_, text, expected) => {
    const element = parseXml(text);
    expect(element && written(element)).toBe(expected);
  });
});

const PREFIXES = Array.from({ length: 200 }, (_, n) => `xmlns:p${n}="u"`).join(" ");

describe("parseXml returns null for", () => {
  test.each([
    ["nothing", ""],
    ["no element", "text"],
    ["no end tag", "<a><b/>"],
    ["another end tag", "<a></b>"],
    ["a tag cut off", "<a x="],
    ["an attribute without quotes", "<a x=1/>"],
    ["an attribute with <", '<a x="<"/>'],
    ["an attribute twice", '<a x="1" x="2"/>'],
    ["an attribute twice by namespace", '<a xmlns:p="u" xmlns:q="u" p:x="1" q:x="2"/>'],
    ["elements after the root", "<a/><b/>"],
    ["a bare ampersand", "<a>Smith & Sons</a>"],
    ["an unknown entity", "<a>&nbsp;</a>"],
    ["a character beyond Unicode", "<a>&#x110000;</a>"],
    ["a document type", "<!DOCTYPE a><a/>"],
    ["a document type with an entity", '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ["an undeclared prefix", "<p:a/>"],
    ["an undeclared prefix of an attribute", '<a p:x=""/>'],
    ["an invalid name", '<a xmlns:p="u"><p:1/></a>'],
    ["a comment without an end", "<a><!-- </a>"],
    ["CDATA without an end", "<a><![CDATA[ </a>"],
    ["nesting beyond the limit", "<a>".repeat(101) + "</a>".repeat(101)],
    ["nesting beyond the stack", "<a>".repeat(100_000) + "</a>".repeat(100_000)],
    ["elements beyond the limit", `<a>${"<b/>".repeat(100_001)}</a>`],
    ["attributes beyond the limit", `<a ${Array.from({ length: 1001 }, (__, n) => `b${n}=">"`).join(" ")}/>`],
    ["nodes beyond the limit", `<a>${"<b c=\"\" d=''/>".repeat(33_334)}</a>`],
    ["prefixes of elements beyond the limit", `<a ${PREFIXES}>${'<b xmlns:q="v"/>'.repeat(600)}</a>`],
    ["prefixes beyond the limit", `<a ${Array.from({ length: 300 }, (__, n) => `xmlns:p${n}="u"`).join(" ")}/>`],
  ])("%s", (_, text) => {
    expect(parseXml(text)).toBeNull();
  });
});

test("any text survives writing and parsing, except for control characters", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const clean = text.toWellFormed().replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, "");
      const parsed = parseXml(`<a x="${escapedAttribute(text)}">${escapedText(text)}</a>`);
      expect(parsed && [parsed.attributes[0]?.value, textOf(parsed)]).toEqual([clean, clean]);
    }),
  );
});

const name = fc.record({
  namespace: fc.constantFrom("", "u", "v", "http://www.w3.org/XML/1998/namespace"),
  prefix: fc.constantFrom("", "p", "xml", "xmlns", "1", "ns1"),
  local: fc.constantFrom("a", "b-c", "d.e", "é"),
});
const attribute = fc.tuple(name, fc.string()).map(([key, value]) => ({ ...key, value }));
const { element } = fc.letrec<{ element: XmlElement }>((tie) => ({
  element: fc
    .tuple(
      name,
      fc.uniqueArray(attribute, { maxLength: 2, selector: ({ namespace, local }) => `${namespace} ${local}` }),
      fc.array(fc.oneof({ maxDepth: 4 }, fc.string({ minLength: 1 }), tie("element")), { maxLength: 3 }),
    )
    .map(([key, attributes, children]) => ({ ...key, attributes, children })),
}));

test("everything written can be parsed and is written the same again", () => {
  fc.assert(
    fc.property(element, (given) => {
      const text = written(given);
      const read = parseXml(text);
      expect(read && written(read)).toBe(text);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ["one long tag", `<a ${'x="1" '.repeat(300_000)}`],
  ["white space", `<a${" ".repeat(3_000_000)}`],
  ["opening angles", "<".repeat(3_000_000)],
  ["ampersands", `<a>${"&".repeat(3_000_000)}</a>`],
])("parseXml quickly returns null for %s", (_, text) => {
  expect(parseXml(text)).toBeNull();
});
