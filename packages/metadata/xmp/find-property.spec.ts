import { expect, test } from "vitest";
import { xmpProperty } from "./find-property.ts";

const AUX = "http://ns.adobe.com/exif/1.0/aux/";

test.each([
  ["an attribute", `<rdf:Description xmlns:aux="${AUX}" aux:Lens="EF50mm f/1.4 USM"/>`, "EF50mm f/1.4 USM"],
  ["an attribute in single quotes", `<d xmlns:aux='${AUX}' aux:Lens='A 50"'/>`, 'A 50"'],
  ["an element", `<d xmlns:aux="${AUX}"><aux:Lens>35mm</aux:Lens></d>`, "35mm"],
  [
    "an array's first item",
    `<d xmlns:aux="${AUX}"><aux:Lens>\n<rdf:Seq> <rdf:li>35mm</rdf:li><rdf:li/></rdf:Seq></aux:Lens>`,
    "35mm",
  ],
  ["an array in languages", `<d xmlns:aux="${AUX}"><aux:Lens><r:Alt><r:li xml:lang="de">35mm</r:li>`, "35mm"],
  ["an empty array", `<d xmlns:aux="${AUX}"><aux:Lens><rdf:Seq/></aux:Lens></d>`, ""],
  ["another prefix", `<d xmlns:a.b="${AUX}" a.b:Lens="35mm"/>`, "35mm"],
  [
    "entities",
    `<d xmlns:aux="${AUX}" aux:Lens="A &amp; B &#x66;/2 &#8211; &lt;C&gt; &nope;"/>`,
    "A & B f/2 – <C> &nope;",
  ],
  ["an entity past Unicode", `<d xmlns:aux="${AUX}" aux:Lens="&#9999999;"/>`, "&#9999999;"],
  ["a longer name that begins alike", `<d xmlns:aux="${AUX}" aux:LensID="7" aux:Lens="35mm"/>`, "35mm"],
  ["a prefix of another namespace", `<d xmlns:aux="urn:other" aux:Lens="35mm"/>`, null],
  ["an attribute that never ends", `<d xmlns:aux="${AUX}" aux:Lens="35mm`, null],
  ["a value of no lens", `<d xmlns:aux="${AUX}" aux:Lens="${"x".repeat(2000)}"/>`, null],
  ["nothing", "", null],
])("xmpProperty reads %s", (_, packet, expected) => {
  expect(xmpProperty(packet, AUX, "Lens")).toBe(expected);
});
