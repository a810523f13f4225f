/** Texts and looks that strangers may put on a public page. */
import { LOOK_VERSION } from "@matte/engine";
import { describe, expect, it } from "vitest";
import { SUBMISSION_LIMIT } from "./look-limits.ts";
import { parseAnswer } from "./schema.ts";
import { submission } from "./shared-looks.ts";

const GOOD = {
  name: "Print room",
  description: "",
  author: "",
  link: null,
  afterDeletion: "remove",
  look: { version: LOOK_VERSION, settings: {} },
};
const isAccepted = (changes: object): boolean => parseAnswer(submission, { ...GOOD, ...changes }) !== undefined;

describe("The name of a public look", () => {
  it.each([
    ["in Latin with accents", "Água-forte nº 3"],
    ["in Cyrillic", "Печать"],
    ["in Greek", "Σκιά"],
    ["in Japanese", "白い余白 くらし"],
    ["in Arabic", "إطار"],
    ["in Hindi with joiners", "क्‍ष"],
    ["with Latin and Cyrillic words", "Leica и Зоркий"],
    ["with an emoji and its selector", "Heart ❤️"],
    ["that looks like markup", "<b>Print</b>"],
  ])("%s is accepted", (_name, name) => {
    expect(isAccepted({ name })).toBe(true);
  });

  it.each([
    ["of spaces", "   "],
    ["of punctuation alone", "…!"],
    ["with a line break", "a\nb"],
    ["with a NUL", "a\0b"],
    ["with a bidi override", "abc\u202Egnp.exe"],
    ["with a bidi isolate", "a\u2067b"],
    ["with a zero-width space", "Gal\u200Blery"],
    ["with an invisible filler", "Gallery\u3164"],
    ["with a private character", "a\uE000"],
    ["with a lone surrogate", "a\uD800"],
    ["with a Cyrillic letter among Latin ones", "Gаllery"],
    ["with a Greek letter among Latin ones", "Mοrel"],
    ["buried under marks", `a${"\u0301".repeat(20)}`],
    ["that is too long", "a".repeat(SUBMISSION_LIMIT.name + 1)],
  ])("%s is refused", (_name, name) => {
    expect(isAccepted({ name })).toBe(false);
  });
});

describe("The link of an author", () => {
  it.each(["https://inesmorel.pt", "https://a-b.example/looks?of=me&x=1#top", "https://xn--80ak6aa92e.com/"])(
    "%s is accepted",
    (link) => {
      expect(isAccepted({ link })).toBe(true);
    },
  );

  it.each([
    "http://inesmorel.pt",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)//https://a.pt",
    "data:text/html,<script>alert(1)</script>",
    "https://matte.example@evil.example/",
    "https://evil.example:8443/",
    "https://127.0.0.1/",
    "https://localhost/",
    "https://аррle.com/",
    'https://a.pt/"onmouseover="alert(1)',
    "https://a.pt/<script>",
    "https://a.pt/a b",
    "//a.pt",
    " https://a.pt",
    "https://a.pt\n",
    `https://a.pt/${"a".repeat(SUBMISSION_LIMIT.link)}`,
  ])("%j is refused", (link) => {
    expect(isAccepted({ link })).toBe(false);
  });
});

it.each([
  ["texts, which name people", { texts: { photoBy: "Someone" } }],
  ["fonts of a computer", { settings: { localFont: { family: "Futura", postscriptName: "Futura" } } }],
  ["settings out of range", { settings: { outerBorderSize: 1000 } }],
  ["unknown settings", { settings: { isPro: true } }],
  ["another version", { version: LOOK_VERSION + 1 }],
])("A public look has no %s", (_name, changes) => {
  expect(isAccepted({ look: { ...GOOD.look, ...changes } })).toBe(false);
});
