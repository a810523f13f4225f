import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { messages as english, type Messages } from "../en.ts";
import { LANGUAGES } from "../languages.ts";
import { CHECKS, pluralCategories, pluralForms } from "./checks.ts";
import { TERMS } from "./glossary.ts";
import { GLOSSARY_LANGUAGES } from "./term.ts";
import { textPairs } from "./texts.ts";

const FOLDER = new URL("../", import.meta.url);
/** Translated by people; the pseudo-locale is computed. */
const TRANSLATED = Object.entries(LANGUAGES).filter(([name]) => !name.startsWith("en"));

describe("A translation that", () => {
  it.each([
    ["lacks a given text", "placeholders", "Remove ⟦0⟧", "Entfernen"],
    ["translates a field", "placeholders", "Type {city}", "{stadt} eingeben"],
    ["translates a flag", "placeholders", "Use --matte", "--passepartout verwenden"],
    ["lacks a tag", "placeholders", "See <a>this</a>", "Siehe dies"],
    ["has no form for a count", "missing", "3 photos", "3 undefined"],
    ["lacks the full stop", "punctuation", "Done.", "Fertig"],
    ["asks instead of stating", "punctuation", "Done.", "Fertig?"],
    ["has two spaces", "spaces", "Try again", "Erneut  versuchen"],
    ["is English", "untranslated", "Nothing to export yet", "Nothing to export yet"],
    ["is far too long", "length", "Add a photo here now", "x".repeat(60)],
    ["has another word for a term", "terms", "Outer matte size", "Größe der äußeren Matte"],
    ["calls a lens a piece of glass", "forbidden", "Lens", "Linse"],
    ["says du", "forbidden", "Your photo", "Dein Foto"],
  ])("%s is found", (_fault, check, original, translated) => {
    expect(CHECKS[check]?.({ key: "a", english: original, translated }, "de")).not.toBeNull();
  });

  it.each([
    ["is too wide for its place", "ja", "length", "Sort by date now", "写真を撮影した日付の新しい順に並べ替えるボタン"],
    ["introduces by a sentence in a language with colons", "zh-Hans", "punctuation", "The reasons:", "原因如下。"],
    ["has a space between words without spaces", "ja", "typography", "Outer matte", "外側の マット"],
    ["has a space before a Latin word", "ja", "typography", "JPEG of Pro", "Proの JPEG"],
    ["lacks the space before a Latin word", "zh-Hans", "typography", "Export a PDF", "导出PDF"],
    ["lacks the space before a figure", "zh-Hant", "typography", "8 px", "寬8 px"],
    ["has a half-width comma", "ja", "typography", "Done, saved", "完了,保存しました"],
    ["has a space after a full-width comma", "zh-Hans", "typography", "Done, saved", "完成， 已存储"],
    ["has the quotation marks of the mainland", "zh-Hant", "typography", "“Museum”", "“博物館”"],
    ["has a full-width stop", "ko", "typography", "Saved.", "저장했습니다。"],
    ["has a particle for both endings", "ko", "typography", "⟦0⟧ saved", "⟦0⟧을(를) 저장했습니다"],
    ["has a space that breaks before a mark", "fr", "typography", "Are you sure?", "Confirmer ?"],
    ["lacks the space inside quotation marks", "fr", "typography", "“Museum”", "«Musée»"],
    ["has a straight apostrophe", "fr", "typography", "The frame", "L'encadrement"],
    ["has quotation marks of other languages", "uk", "typography", "“Museum” saved", "„Museum“ збережено"],
    ["has a space before a mark", "uk", "typography", "Saved!", "Збережено !"],
    ["has a Russian letter", "uk", "typography", "Export", "Экспорт"],
    ["is in the other script", "zh-Hant", "forbidden", "Open file", "打开文件"],
    ["shortens a long vowel", "ja", "forbidden", "Folder", "フォルダ"],
  ])("%s is found in %s", (_fault, language, check, original, translated) => {
    expect(CHECKS[check]?.({ key: "a", english: original, translated }, language)).not.toBeNull();
  });

  it.each([
    ["a sentence before a list", "ja", "The reasons:", "理由は次のとおりです。"],
    ["a date", "ko", "1 Jan 1970", "1970. 1. 1."],
    ["a date", "zh-Hans", "Renews on 3 March 2026.", "将于2026年3月3日续订。"],
    ["another order of a date’s parts", "zh-Hans", "<code>{date:MMMM YYYY}</code>", "<code>{date:YYYY年M月}</code>"],
    ["a label and its value", "ja", "Square 1:1", "正方形 1:1"],
    ["a pronoun after an accent", "pt-BR", "Frame them together", "Emoldurá-las juntas"],
    ["a flag after a given sentence", "zh-Hans", "⟦0⟧ Use --again.", "⟦0⟧--again 可再次装框。"],
  ])("has %s in %s is left alone", (_what, language, original, translated) => {
    const complaints = Object.values(CHECKS).map((check) =>
      check({ key: "a", english: original, translated }, language),
    );
    expect(complaints.filter((complaint) => complaint !== null)).toEqual([]);
  });

  it.each([
    ["Remove ⟦0⟧ from {city}", "⟦0⟧ aus {city} entfernen"],
    ["Done.", "Fertig."],
    ["“⟦0⟧” saved.", "„⟦0⟧“ gespeichert."],
    ["HDR", "HDR"],
    ["matte frame photo.jpg --look museum", "matte frame photo.jpg --look museum"],
    ["The column “Lens” is empty", "Die Spalte „Lens“ ist leer"],
    ["Julia Margaret Cameron", "Julia Margaret Cameron"],
    ["Save to….", "Speichern unter…."],
    ["{aperture} and {shutter}", "{aperture} und {shutter}"],
    ["Outer matte", "Äußeres Passepartout"],
    ["Lens", "Objektiv"],
  ])("says %s as %s is left alone", (original, translated) => {
    const complaints = Object.values(CHECKS).map((check) => check({ key: "a", english: original, translated }, "de"));
    expect(complaints.filter((complaint) => complaint !== null)).toEqual([]);
  });

  it("ends in full width is punctuated as English", () => {
    expect(CHECKS["punctuation"]?.({ key: "a", english: "Done.", translated: "完了。" }, "ja")).toBeNull();
  });
});

describe("Texts side by side", () => {
  it("are those of all kinds of messages", () => {
    const make = (word: string) => ({
      text: word,
      nested: { list: [word] },
      named: (name: string) => `${word} ${name}`,
      counted: (count: number) => `${count} ${count === 1 ? word : `${word}s`}`,
    });
    const pairs = textPairs(make("photo"), make("Foto"));
    expect(pairs).toContainEqual({ key: "text", english: "photo", translated: "Foto" });
    expect(pairs).toContainEqual({ key: "nested.list.0", english: "photo", translated: "Foto" });
    expect(pairs).toContainEqual({ key: "named(⟦0⟧)", english: "photo ⟦0⟧", translated: "Foto ⟦0⟧" });
    expect(pairs).toContainEqual({ key: "counted(21)", english: "21 photos", translated: "21 Fotos" });
  });
});

describe("Plural forms", () => {
  it.each([
    ["de", ["one", "other"]],
    ["ja", ["other"]],
    ["uk", ["few", "many", "one"]],
  ])("in %s are %s", (tag, expected) => {
    expect(pluralCategories(tag)).toEqual(expected);
  });

  it("are found in a source, with templates as well", () => {
    const source =
      "plural(count, { one: `${number(1)} more`, other: `${number(count)} more` }); plural(1, { other: x }); ({ other: 1 });";
    expect(pluralForms(source)).toEqual([["one", "other"], ["other"]]);
  });
});

it("The glossary has a form of every term in every language", () => {
  for (const { forms } of TERMS)
    for (const language of GLOSSARY_LANGUAGES) expect(forms[language].filter((form) => form === "")).toEqual([]);
});

it.each(TRANSLATED)("The language %s passes the checks", async (name) => {
  const { messages } = (await import(new URL(`${name}.ts`, FOLDER).href)) as { readonly messages: Messages };
  const complaints = textPairs(english, messages).flatMap((pair) =>
    Object.values(CHECKS).flatMap((check) => {
      const complaint = check(pair, name);
      return complaint === null ? [] : [`${pair.key} ${complaint}: ${pair.english} → ${pair.translated}`];
    }),
  );
  expect([...new Set(complaints)]).toEqual([]);
});

it.each(TRANSLATED)("The language %s has all its plural forms", (name, { tag }) => {
  const folder = new URL(`${name}/`, FOLDER);
  const categories = pluralCategories(tag);
  const incomplete = readdirSync(folder).flatMap((file) =>
    pluralForms(readFileSync(new URL(file, folder), "utf8"))
      .filter((forms) => categories.some((category) => !forms.includes(category)))
      .map((forms) => `${file}: ${forms.join()}`),
  );
  expect(incomplete).toEqual([]);
});
