/** Scripts for other programs, run with the interfaces provided by these programs. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LuaFactory, type LuaEngine } from "wasmoon";
import { outlineOf } from "../../apps/cli/src/outline.ts";
import { matteProgram } from "../../apps/cli/src/program.ts";

const FOLDER = new URL("../../apps/cli/integrations/", import.meta.url);
const factory = new LuaFactory();

/** A script's shell commands, and the next ones' exit status. */
const shell = { commands: [] as string[], status: 0 };
const run = (command: string): number => {
  shell.commands.push(command);
  return shell.status;
};

let lua: LuaEngine;
beforeEach(async () => {
  Object.assign(shell, { commands: [], status: 0 });
  lua = await factory.createEngine();
});
afterEach(() => lua.global.close());

function source(path: string): string {
  return readFileSync(fileURLToPath(new URL(path, FOLDER)), "utf8");
}

const SEARCHED = 'PATH="$PATH:/opt/homebrew/bin:/usr/local/bin"';

describe("The script for darktable", () => {
  const printed: string[] = [];
  let exportImage: (path: string) => void;

  /** Loads the script in a program with preferences. */
  async function load(preferences: Readonly<Record<string, string>>, system = "linux"): Promise<void> {
    printed.length = 0;
    lua.global.set("run", run);
    lua.global.set("say", (text: string) => void printed.push(text));
    lua.global.set("preference", (name: string) => preferences[name] ?? "");
    lua.global.set("system", system);
    await lua.doString(`
      package.loaded.darktable = {
        configuration = { running_os = system },
        control = { execute = run },
        preferences = { read = function(_, name) return preference(name) end },
        print = say,
        register_event = function(_, event, action)
          assert(event == "intermediate-export-image")
          frame = function(path) action(event, {}, path) end
        end,
      }`);
    await lua.doString(source("darktable/matte.lua"));
    exportImage = lua.global.get("frame") as typeof exportImage;
  }

  it("frames each exported JPEG in place, with the look of the preferences", async () => {
    await load({ look: "museum" });
    exportImage("/tmp/one.jpg");
    expect(shell.commands).toEqual([`${SEARCHED} 'matte' frame --in-place --look 'museum' -- '/tmp/one.jpg'`]);
  });

  it("quotes names for the shell", async () => {
    await load({ program: "/opt/my tools/matte" });
    exportImage("/tmp/it's & 写真.JPEG");
    expect(shell.commands).toEqual([
      String.raw`${SEARCHED} '/opt/my tools/matte' frame --in-place -- '/tmp/it'\''s & 写真.JPEG'`,
    ]);
  });

  it("quotes names for cmd.exe on Windows", async () => {
    await load({}, "windows");
    exportImage(String.raw`C:\My photos\a & b.jpg`);
    expect(shell.commands).toEqual([String.raw`""matte" frame --in-place -- "C:\My photos\a & b.jpg""`]);
  });

  it("leaves other formats as they are", async () => {
    await load({});
    for (const name of ["a.tif", "a.png", "jpg"]) exportImage(name);
    expect(shell.commands).toEqual([]);
  });

  it.each([
    [0, []],
    [6 * 256, ["Matte: a.jpg has no frame: the photo can't be framed"]],
    [127 * 256, ["Matte: a.jpg has no frame: the program wasn't found"]],
    [1 * 256, ["Matte: a.jpg has no frame: exit code 1"]],
  ])("says what the status %i means", async (status, sentences) => {
    await load({});
    shell.status = status;
    exportImage("a.jpg");
    expect(printed).toEqual(sentences);
  });
});

describe("The plug-in for Lightroom", () => {
  interface Done {
    readonly isDone: boolean;
    readonly message?: string | undefined;
  }

  /** Exports renditions. @param rendered each path, or a failed one's message */
  async function exported(
    rendered: readonly { readonly path?: string; readonly message?: string }[],
    settings = { matteLook: "", matteProgram: "matte" },
    isWindows = false,
  ): Promise<readonly Done[]> {
    const done: Done[] = [];
    lua.global.set("run", run);
    lua.global.set("finish", (isDone: boolean, message?: string) => void done.push({ isDone, message }));
    lua.global.set("rendered", rendered);
    lua.global.set("count", rendered.length);
    lua.global.set("settings", settings);
    lua.global.set("WIN_ENV", isWindows);
    lua.global.set("filter", source("lightroom/Matte.lrplugin/FrameFilter.lua"));
    await lua.doString(`
      local modules = {
        LrTasks = { execute = run },
        LrView = { bind = function(value) return value end },
        LrPathUtils = { extension = function(path) return path:match("%.([^.]+)$") or "" end },
      }
      function import(name) return modules[name] end
      local filter = load(filter)()
      local at = 0
      local function renditions()
        return function()
          at = at + 1
          if at > count then return nil end
          local one = rendered[at]
          local source = { waitForRender = function() return one.path ~= nil, one.path or one.message end }
          return source, { renditionIsDone = function(_, isDone, message) finish(isDone, message) end }
        end
      end
      filter.postProcessRenderedPhotos({}, { propertyTable = settings, renditions = renditions })`);
    return done;
  }

  it("frames each rendered JPEG in place, with the look of the dialog", async () => {
    const settings = { matteLook: "/home/ada/my look.json", matteProgram: "matte" };
    expect(await exported([{ path: "/tmp/it's.jpg" }, { path: "/tmp/B.JPEG" }], settings)).toMatchObject([
      { isDone: true },
      { isDone: true },
    ]);
    expect(shell.commands).toEqual([
      String.raw`${SEARCHED} 'matte' frame --in-place --look '/home/ada/my look.json' -- '/tmp/it'\''s.jpg'`,
      `${SEARCHED} 'matte' frame --in-place --look '/home/ada/my look.json' -- '/tmp/B.JPEG'`,
    ]);
  });

  it("quotes names for cmd.exe on Windows", async () => {
    await exported([{ path: String.raw`C:\a & b.jpg` }], undefined, true);
    expect(shell.commands).toEqual([String.raw`""matte" frame --in-place -- "C:\a & b.jpg""`]);
  });

  it("passes other formats, reports failed ones, and continues", async () => {
    const done = await exported([{ path: "/tmp/a.tif" }, { message: "The disk is full." }, { path: "/tmp/c.jpg" }]);
    expect(done).toMatchObject([{ isDone: true }, { isDone: false, message: "The disk is full." }, { isDone: true }]);
    expect(shell.commands).toHaveLength(1);
  });

  it.each([
    [6 * 256, false, "Matte: no frame: the photo can't be framed."],
    [2, false, "Matte: no frame: the look or the call is wrong."],
    [9009, true, "Matte: no frame: the program wasn't found."],
  ])("says what the status %i means", async (status, isWindows, message) => {
    shell.status = status;
    expect(await exported([{ path: "a.jpg" }], undefined, isWindows)).toEqual([{ isDone: false, message }]);
  });

  it("is described for Lightroom, which finds the action by its file", async () => {
    const info = (await lua.doString(source("lightroom/Matte.lrplugin/Info.lua"))) as {
      LrExportFilterProvider: { file: string };
    };
    expect(source(`lightroom/Matte.lrplugin/${info.LrExportFilterProvider.file}`)).toContain(
      "postProcessRenderedPhotos",
    );
  });
});

describe("The recipes", () => {
  const { commands } = outlineOf(matteProgram(new AbortController().signal));
  const texts = ["../../../docs/recipes.md", "../../../docs/command-line.md", "../build/package-readme.md"].map(source);
  const blocks = texts.flatMap((text) => [...text.matchAll(/^```\w*\n(.*?)^```/gms)].map(([, code = ""]) => code));
  const calls = blocks.flatMap((code) => [...code.matchAll(/\bmatte ([a-z][a-z-]*)([^#\n]*)/g)]);

  it("call commands", () => {
    expect(calls.length).toBeGreaterThan(5);
    const names = commands.map(({ name }) => name);
    for (const [, name] of calls) expect(names).toContain(name);
  });

  it("use options that these commands have", () => {
    for (const [call, name, rest = ""] of calls) {
      const known = commands.find((command) => command.name === name)?.options.flatMap(({ names }) => names) ?? [];
      for (const [option] of rest.matchAll(/(?<=\s)--?[a-z][a-z-]*/g)) expect(known, call).toContain(option);
    }
  });
});
