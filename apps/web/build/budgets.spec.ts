import type { Rolldown } from "vite";
import { describe, expect, it } from "vitest";
import { complaintAbout } from "./budgets.ts";

/** Text that hardly compresses: about three quarters of a byte per character. */
function code(length: number): string {
  let state = 1;
  const letter = (): string => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCodePoint(48 + (state % 64));
  };
  return Array.from({ length }, letter).join("");
}

function chunk(fileName: string, facadeModuleId: string | null, imports: readonly string[]): Rolldown.OutputChunk {
  return { type: "chunk", fileName, facadeModuleId, imports, code: code(1000) } as unknown as Rolldown.OutputChunk;
}

const bundle: Rolldown.OutputBundle = Object.fromEntries(
  [
    chunk("page.js", "/web/page.html", ["shared.js"]),
    chunk("screen.js", "/web/src/screen.ts", ["shared.js", "page.js"]),
    chunk("shared.js", null, ["page.js"]),
    chunk("late.js", "/web/src/late.ts", []),
  ].map((output) => [output.fileName, output]),
);
const within = (limit: number, roots: readonly string[]) => complaintAbout({ name: "The page", limit, roots }, bundle);

describe("a budget", () => {
  it("counts what a page fetches, each chunk once, and nothing that comes later", () => {
    const one = /loads (\d+) bytes/.exec(within(0, ["late.ts"]) ?? "")?.[1];
    const two = /loads (\d+) bytes/.exec(within(0, ["page.html"]) ?? "")?.[1];
    const three = /loads (\d+) bytes/.exec(within(0, ["page.html", "screen.ts"]) ?? "")?.[1];
    expect([two, three]).toEqual([String(2 * Number(one)), String(3 * Number(one))]);
  });

  it("is kept up to its last byte", () => {
    const total = Number(/loads (\d+) bytes/.exec(within(0, ["page.html"]) ?? "")?.[1]);
    expect(within(total, ["page.html"])).toBeNull();
    expect(within(total - 1, ["page.html"])).toContain("1 more than its budget allows");
  });

  it("does not pass because a page went missing", () => {
    expect(within(1e9, ["page.html", "gone.ts"])).toContain("no chunk begins at gone.ts");
  });
});
