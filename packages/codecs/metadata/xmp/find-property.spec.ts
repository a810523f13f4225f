import { expect, test } from "vitest";
import { xmpProperty } from "./find-property.ts";

const AUX = "http://ns.adobe.com/exif/1.0/aux/";

test.each([
  ["an attribute", `<rdf:Description xmlns:aux="${AUX}" aux:Lens="EF50mm f/1.4 USM"/>`, "EF50mm f/1.4 USM"],
  ["an attribute in single quotes", `<d xmlns:aux='${AUX}' aux:Lens='A 50"'/>`, 'A 50"'],
  ["an element", `<d xmlns:aux="${AUX}"><aux:Lens>35mm</aux:Lens></d>`, "35mm"],
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
