/** The built command line in every language. */
import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cellsOf } from "@matte/messages/cells";
import { WRITTEN_LANGUAGES } from "@matte/messages/languages";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildProgram, environmentOf, PROGRAM } from "./built-program.ts";

const PATIENCE_MS = 300_000;
const COLUMNS = 80;

let folder = "";
beforeAll(async () => {
  buildProgram();
  folder = await mkdtemp(join(tmpdir(), "matte-languages-"));
  await writeFile(join(folder, "broken.jpg"), "no photo");
}, PATIENCE_MS);
afterAll(() => rm(folder, { recursive: true }));

interface Printed {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number | null;
}

function matte(locale: string, ...args: readonly string[]): Printed {
  const { LC_ALL: _, ...env } = environmentOf(folder, join(folder, "settings"));
  return spawnSync(process.execPath, [PROGRAM, ...args], {
    cwd: folder,
    env: { ...env, LANG: locale },
    encoding: "utf8",
  });
}

const TRANSLATED = WRITTEN_LANGUAGES.filter((name) => name !== "en");
/** Of systems, which know places and no scripts. */
const LOCALES: Readonly<Record<string, string>> = { "zh-Hans": "zh_CN", "zh-Hant": "zh_TW" };

describe.each(TRANSLATED)("In %s", (name) => {
  const locale = `${LOCALES[name] ?? name.replace("-", "_")}.UTF-8`;

  it("the help fits a terminal, without English headings", () => {
    const { stdout, status } = matte(locale, "help", "frame");
    expect(status).toBe(0);
    expect(stdout).not.toMatch(/Usage:|Arguments:|Frame:|choices:/);
    // Flags may be longer.
    for (const line of stdout.split("\n").filter((text) => /\S\s\S/.test(text.trim())))
      expect(cellsOf(line)).toBeLessThanOrEqual(COLUMNS);
  });

  it("the manual page is written, as --lang asks", () => {
    const { stdout } = matte("C", "manual", "--lang", name);
    expect(stdout).toMatch(/^'\\" -\*- coding: UTF-8/);
    expect(stdout).not.toContain('.SH "EXIT STATUS"');
  });
});

const UNREADABLE = /“broken\.jpg”/;

it.each([
  ["de_DE.UTF-8", /„broken\.jpg“/],
  ["ja_JP.UTF-8", /「broken\.jpg」/],
  ["C.UTF-8", UNREADABLE],
  ["tlh_KX.UTF-8", UNREADABLE],
])("In the locale %s a photo’s thread fails in words of its language", (locale, message) => {
  const { stderr, status } = matte(locale, "frame", "broken.jpg");
  expect(status).toBe(6);
  expect(stderr).toMatch(message);
});

it("JSON is English in every locale, as programs read it", () => {
  const [english, german] = ["C", "de_DE"].map((locale) => matte(locale, "frame", "broken.jpg", "--json").stdout);
  expect(german).toBe(english);
  expect(english).toMatch(UNREADABLE);
});

it.each(["zh-TW", "zh_TW", "ZH-hant"])("--lang %s is traditional Chinese", (name) => {
  expect(matte("C", "looks", "--lang", name).status).toBe(0);
  expect(matte("C", "help", "--lang", name).stdout).toContain("選項：");
});

it("An unknown language is refused with the names of ours", () => {
  const { stderr, status } = matte("C", "looks", "--lang", "tlh");
  expect(status).toBe(2);
  for (const name of TRANSLATED) expect(stderr).toContain(name);
});
