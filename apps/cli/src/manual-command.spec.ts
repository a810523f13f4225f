import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { manualPage } from "./manual-command.ts";
import { outlineOf } from "./outline.ts";
import { matteProgram } from "./program.ts";

const outline = outlineOf(matteProgram(new AbortController().signal));
const page = manualPage(outline, "1.2.3");

test("The manual has each command with its arguments and options", () => {
  for (const { usage, options } of outline.commands) {
    expect(page).toContain(`.SS "${usage.replaceAll("-", String.raw`\-`)}"`);
    for (const { names } of options) expect(page).toContain(`.B ${names.join(", ").replaceAll("-", String.raw`\-`)}`);
  }
});

test("The manual has the version and the exit codes", () => {
  expect(page).toContain(`.TH MATTE 1 "" "matte 1.2.3"`);
  expect(page).toContain(".B 130\ninterrupted\n");
});

test("Text is not taken for macros and escapes", () => {
  const description = String.raw`.quiet \fB"loud"`;
  const made = manualPage({ ...outline, commands: [{ ...outline, usage: 'a "b"', description }] }, "1");
  expect(made).toContain(String.raw`\&.quiet \efB"loud".`);
  expect(made).toContain('.SS "a ""b"""');
});

test("The manual is valid if mandoc is installed", () => {
  expect(warningsAbout(page)).toEqual([]);
});

function warningsAbout(input: string): readonly string[] {
  const { error, stdout } = spawnSync("mandoc", ["-Tlint", "-W", "warning"], { input, encoding: "utf8" });
  if (error !== undefined) return [];
  // The page has the version instead of a date.
  return stdout.split("\n").filter((line) => line !== "" && !line.includes("missing date"));
}
