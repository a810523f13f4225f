import { describe, expect, it } from "vitest";
import { pseudo } from "./pseudo.ts";
import { rich } from "./rich-text.ts";

describe("The pseudo-locale", () => {
  it("accents letters, puts texts into brackets, and lengthens them by 40 %", () => {
    const text = pseudo("Open the editor");
    expect(text).toBe("[Ööþééñ ţĥéé ééðîîţööŕ]");
    expect(text.length - 2).toBe(Math.ceil(15 * 1.4));
  });

  it.each(["", "50+", "…"])("leaves %j without letters", (text) => {
    expect(pseudo(text).replaceAll(/[[\]]/g, "")).toBe(text);
  });

  it("keeps the values of messages, and reaches into lists and areas", () => {
    const messages = pseudo({
      area: { list: ["No"], of: (name: string, count: number) => `${name} has ${count}` },
      choice: (plan: "free") => ({ free: "Yes" })[plan],
      since: (day: string) => `Since ${new Date(day).toISOString()}`,
    });
    expect(messages.area.list).toEqual(["[Ñöö]"]);
    expect(messages.area.of("photo.jpg", 1000)).toMatch(/^\[photo\.jpg ĥåå+š 1000\]$/);
    expect(messages.choice("free")).toMatch(/^\[Ýýéé+š\]$/);
    expect(messages.since("2026-11-22")).toMatch(/^\[Šîî.+2026-11-22/);
  });

  it("keeps the tags of texts with markup", () => {
    expect(pseudo(rich("See <a>it</a>")).parts).toEqual([
      { text: "[", tag: null },
      { text: "Šéééé ", tag: null },
      { text: "îîţ", tag: "a" },
      { text: "]", tag: null },
    ]);
  });
});
