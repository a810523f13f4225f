/** Fields with both directions on a line. */
import { expect, test } from "vitest";
import type { LabelWords } from "../caption/camera-data.ts";
import type { TextBox } from "../layout/types.ts";
import { label } from "./testing.ts";

const [LRI, RLI, PDI] = ["\u2066", "\u2067", "\u2069"];
const arabic = {
  number: 12,
  city: "القاهرة",
  day: "12 May 2024",
  description: "آنية وإجاصتان",
  creator: "Ines Morel",
};
const press = (words: LabelWords, photo = { width: 3000, height: 2000 }): readonly TextBox[] =>
  label({ labelStyle: "press" }, { photo, camera: { label: words }, subject: "غروب" }).caption.slice(1);
const english = `${LRI}(Photo:\u00A0Ines\u00A0Morel)${PDI}`;

test.each<[string, Partial<LabelWords>, string]>([
  ["an English date and credit", {}, `القاهرة, ${LRI}12 May 2024${PDI}: آنية وإجاصتان. ${english}`],
  ["an English place", { city: "Cairo" }, `${LRI}Cairo${PDI}, ${LRI}12 May 2024${PDI}: آنية وإجاصتان. ${english}`],
  [
    "an Arabic name in the English credit",
    { creator: "أحمد زكي" },
    `القاهرة, ${LRI}12 May 2024${PDI}: آنية وإجاصتان. ${LRI}(Photo:\u00A0${RLI}أحمد\u00A0زكي${PDI})${PDI}`,
  ],
])("An Arabic press caption isolates %s", (_title, changes, expected) => {
  for (const line of press({ ...arabic, ...changes }))
    expect(line).toMatchObject({ full: expected, direction: "rtl", align: "right" });
});

test("Every line of a press caption has the isolates that it is in", () => {
  const description = "Two long sentences about pears, about a table and about the light of a north window in winter";
  const lines = press(
    { ...arabic, description: `آنية ${LRI}${description}${PDI} وإجاصتان` },
    { width: 900, height: 3000 },
  );
  expect(lines.length).toBeGreaterThan(3);
  for (const { text } of lines)
    expect(text.match(/[\u2066-\u2068]/gu)?.length ?? 0).toBe(text.match(/\u2069/gu)?.length ?? 0);
  for (const { text } of lines.filter((line) => /[a-z]/u.test(line.text)))
    expect(text).toMatch(/\u2066[^\u2069]*[a-z]/u);
});

test("Fields of the other direction are isolated on a line, and only these", () => {
  const { caption } = label({ labelStyle: "data", photoBy: "أحمد زكي" }, { subject: "غروب" });
  expect(caption.at(-1)?.text).toBe(`غروب · ${LRI}Lisbon, Portugal${PDI} · أحمد زكي`);
  const leftToRight = label({ labelStyle: "data", photoBy: "أحمد زكي" }).caption;
  expect(leftToRight.at(-1)?.text).toBe(`Vessels, Morning · Lisbon, Portugal · ${RLI}أحمد زكي${PDI}`);
});
