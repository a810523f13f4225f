import type { Rolldown } from "vite";
import { describe, expect, it } from "vitest";
import { type Budget, complaintAbout } from "./budgets.ts";

/** Hardly compressible text: about three quarters of a byte per character. */
function code(length: number): string {
  let state = 1;
  const letter = (): string => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCodePoint(48 + (state % 64));
  };
  return Array.from({ length }, letter).join("");
}

function chunk(name: string, modules: readonly string[], imports: readonly string[]): Rolldown.OutputChunk {
  return {
    type: "chunk",
    name,
    fileName: `${name}.js`,
    moduleIds: modules,
    imports,
    code: code(1000),
  } as unknown as Rolldown.OutputChunk;
}

const bundle: Rolldown.OutputBundle = Object.fromEntries(
  [
    chunk("page", ["/web/page.html"], ["shared.js", "texts.js"]),
    chunk("screen", ["/web/src/screen.ts", "/web/src/list.ts"], ["shared.js", "page.js"]),
    chunk("shared", ["/web/src/lib.ts"], ["page.js"]),
    chunk("texts", ["/messages/en/app.ts"], []),
    chunk("late", ["/web/src/late.ts"], []),
  ].map((output) => [output.fileName, output]),
);

function complaint(limits: Partial<Budget>): string | null {
  const within = { code: Infinity, texts: Infinity, scripts: Infinity };
  return complaintAbout({ name: "The page", roots: ["page.html"], ...within, ...limits }, bundle);
}

function bytes(limits: Partial<Budget>): number {
  return Number(/loads (\d+) bytes/.exec(complaint(limits) ?? "")?.[1]);
}

describe("a budget", () => {
  it("counts what a page fetches, each chunk once, and nothing that comes later", () => {
    const one = bytes({ code: 0, roots: ["late.ts"] });
    expect(bytes({ code: 0 })).toBe(2 * one);
    expect(bytes({ code: 0, roots: ["page.html", "screen.ts", "list.ts"] })).toBe(3 * one);
  });

  it("counts texts apart from code", () => {
    expect(bytes({ texts: 0 })).toBe(bytes({ code: 0, roots: ["late.ts"] }));
  });

  it("counts scripts", () => {
    expect(complaint({ scripts: 3 })).toBeNull();
    expect(complaint({ scripts: 2 })).toBe("The page loads 3 scripts at first, 1 more than allowed.");
  });

  it("is kept up to its last byte", () => {
    const total = bytes({ code: 0 });
    expect(complaint({ code: total })).toBeNull();
    expect(complaint({ code: total - 1 })).toContain("1 more than allowed");
  });

  it("does not pass because a page went missing", () => {
    expect(complaint({ roots: ["page.html", "gone.ts"] })).toContain("no chunk has gone.ts");
  });
});
