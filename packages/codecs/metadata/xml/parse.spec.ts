import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { escapedAttribute, escapedText, unescaped } from "./escape.ts";
import { parseXml } from "./parse.ts";
import type { XmlElement } from "./types.ts";
import { prefixesFor, declarations, writeXml } from "./write.ts";

/** The element with its namespaces declared, as text. */
function written(element: XmlElement): string {
  const prefixes = prefixesFor([element], new Map());
  const [, start = "", rest = ""] = /^(<[^\s/>]+)(.*)$/su.exec(writeXml(element, prefixes)) ?? [];
  return start + declarations(prefixes) + rest;
}

describe("well-formed XML is read", () => {
  test.each([
    ["an element", "<a/>", "<a/>"],
    ["text", "<a>x</a>", "<a>x</a>"],
    ["wrappers and padding", '\uFEFF<?xpacket begin=""?> <a/> <?xpacket end="w"?>\0\0', "<a/>"],
    ["what follows is not looked at", "<a/><b", "<a/>"],
    ["comments", "<!-- <b> --><a>x<!-- y -->z</a>", "<a>xz</a>"],
    ["CDATA", "<a><![CDATA[<&>]]></a>", "<a>&lt;&amp;&gt;</a>"],
    ["entities", "<a>&lt;&amp;&gt;&quot;&apos;&#65;&#x42;</a>", "<a>&lt;&amp;&gt;\"'AB</a>"],
    ["attributes in either quotes", `<a x='"' y="'" z = "1"/>`, `<a x="&quot;" y="'" z="1"/>`],
    ["white space in attributes", '<a x="1\n2&#10;3"/>', '<a x="1 2&#xA;3"/>'],
    ["line ends", "<a>1\r\n2</a>", "<a>1\n2</a>"],
    ["a default namespace", '<a xmlns="u"><b/></a>', '<ns1:a xmlns:ns1="u"><ns1:b/></ns1:a>'],
    [
      "prefixes declared anew",
      '<p:a xmlns:p="u"><p:b xmlns:p="v"/></p:a>',
      '<p:a xmlns:p="u" xmlns:ns1="v"><ns1:b/></p:a>',
    ],
    ["two prefixes of one namespace", '<p:a xmlns:p="u" xmlns:q="u"><q:b/></p:a>', '<p:a xmlns:p="u"><p:b/></p:a>'],
    ["xml:lang", '<a xml:lang="de"/>', '<a xml:lang="de"/>'],
    ["white space between elements", "<a> <b/> </a>", "<a><b/></a>"],
    ["white space that is all there is", "<a> </a>", "<a> </a>"],
    ["letters of any script", "<ä>日</ä>", "<ä>日</ä>"],
  ])("%s", (_, text, expected) => {
    const element = parseXml(text);
    expect(element && written(element)).toBe(expected);
  });
});

describe("what is not well-formed is refused", () => {
  test.each([
    ["nothing", ""],
    ["no element", "text"],
    ["no end tag", "<a><b/>"],
    ["another end tag", "<a></b>"],
    ["a tag cut off", "<a x="],
    ["an attribute without quotes", "<a x=1/>"],
    ["an attribute with <", '<a x="<"/>'],
    ["a bare ampersand", "<a>Smith & Sons</a>"],
    ["an unknown entity", "<a>&nbsp;</a>"],
    ["a character beyond Unicode", "<a>&#x110000;</a>"],
    ["a document type", '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ["an undeclared prefix", "<p:a/>"],
    ["an undeclared prefix of an attribute", '<a p:x=""/>'],
    ["a name that is none", '<a xmlns:p="u"><p:1/></a>'],
    ["a comment without an end", "<a><!-- </a>"],
    ["CDATA without an end", "<a><![CDATA[ </a>"],
    ["nesting beyond measure", "<a>".repeat(1000) + "</a>".repeat(1000)],
    ["elements beyond measure", `<a>${"<b/>".repeat(100_001)}</a>`],
    ["prefixes beyond measure", `<a ${Array.from({ length: 300 }, (__, n) => `xmlns:p${n}="u"`).join(" ")}/>`],
  ])("%s", (_, text) => {
    expect(parseXml(text)).toBeNull();
  });
});

test("any text survives being written and read, but for control characters", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const clean = text.toWellFormed().replace(/\p{Cc}|[\ufffe\uffff]/gu, "");
      expect(unescaped(escapedText(clean))).toBe(clean);
      expect(unescaped(escapedAttribute(clean))).toBe(clean);
      expect(parseXml(`<a x="${escapedAttribute(text)}">${escapedText(text)}</a>`)).not.toBeNull();
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
      fc.array(attribute, { maxLength: 2 }),
      fc.array(fc.oneof({ maxDepth: 4 }, fc.string({ minLength: 1 }), tie("element")), { maxLength: 3 }),
    )
    .map(([key, attributes, children]) => ({ ...key, attributes, children })),
}));

test("whatever is written can be read, and is written alike again", () => {
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
])("%s does not take long to refuse", (_, text) => {
  expect(parseXml(text)).toBeNull();
});
