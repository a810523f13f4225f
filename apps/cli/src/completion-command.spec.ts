/** Completion in installed shells. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { completion, type Shell } from "./completion-command.ts";
import { zshCompletion } from "./completion/zsh.ts";
import { outlineOf } from "./outline.ts";
import { matteProgram } from "./program.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "matte-completion-"));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function scriptFor(shell: Shell): string {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  expect(completion(matteProgram(new AbortController().signal), shell)).toBe(0);
  const script = String(write.mock.lastCall?.[0]);
  write.mockRestore();
  const path = join(folder, shell);
  writeFileSync(path, script);
  return path;
}

/** Lines printed by a shell; `missing` if it is not installed. */
function linesOf(shell: Shell, command: string, missing: readonly string[]): readonly string[] {
  const { error, stdout, stderr } = spawnSync(shell, ["-c", command], { cwd: folder, encoding: "utf8" });
  return error === undefined ? (stdout + stderr).split("\n").filter(Boolean) : missing;
}

const CASES: readonly (readonly [words: readonly string[], offered: readonly string[]])[] = [
  [["fr"], ["frame"]],
  [["frame", "--look", "mu"], ["museum"]],
  [
    ["inspect", "-l", "st"],
    ["stone", "story"],
  ],
  [["frame", "--preset", "st"], ["story-9x16"]],
  [
    ["frame", "--label-style", "pl"],
    ["plain", "plate"],
  ],
  [["frame", "--shard", "a"], ["auto"]],
  [["frame", "--out", ""], ["photos"]],
  [
    ["frame", "--out"],
    ["--out", "--output"],
  ],
  [["completion", "z"], ["zsh"]],
  [["help", "unf"], ["unframe"]],
];

describe("bash", () => {
  test.each(CASES)("offers what completes %j", (words, offered) => {
    const quoted = words.map((word) => `'${word}'`).join(" ");
    const typed = `COMP_WORDS=(matte ${quoted}); COMP_CWORD=${words.length}`;
    const printed = `_matte; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const command = `mkdir photos; source ${scriptFor("bash")}; ${typed}; ${printed}`;
    expect(linesOf("bash", command, offered)).toEqual(offered);
  });

  test("leaves files to the shell, which quotes them", () => {
    const typed = "touch photo.jpg; COMP_WORDS=(matte frame ph); COMP_CWORD=2";
    const command = `source ${scriptFor("bash")}; ${typed}; _matte; echo \${#COMPREPLY[@]}; complete -p matte`;
    const expected = ["0", "complete -o default -F _matte matte"];
    expect(linesOf("bash", command, expected)).toEqual(expected);
  });
});

describe("fish", () => {
  test.each(CASES)("offers what completes %j", (words, offered) => {
    const command = `mkdir photos; source ${scriptFor("fish")}; complete -C 'matte ${words.join(" ")}'`;
    const completed = linesOf("fish", command, offered).map((line) => line.replace(/\/?(?:\t.*)?$/, ""));
    // It also offers words containing the letters.
    expect(completed).toEqual(expect.arrayContaining([...offered]));
  });
});

describe("zsh", () => {
  test("accepts the script", () => {
    expect(linesOf("zsh", `zsh -n ${scriptFor("zsh")}`, [])).toEqual([]);
  });

  test("completes looks and files without options that _alternative rejects", () => {
    const script = zshCompletion(outlineOf(matteProgram(new AbortController().signal)));
    expect(script).toMatch(/:look: _alternative "words\\:look\\:\(gallery .*\)" "files\\:file\\:_files"'/);
  });

  test("gets descriptions in which colons and brackets are escaped", () => {
    const program = matteProgram(new AbortController().signal);
    program.command("mark").description("a: b").option("--at <place>", "[x]: y");
    const script = zshCompletion(outlineOf(program));
    expect(script).toContain(String.raw`'mark:a\: b'`);
    expect(script).toContain(String.raw`--at'[\[x\]\: y]:place:'`);
  });
});
