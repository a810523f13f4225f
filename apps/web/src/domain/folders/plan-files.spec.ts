import { nameIdentity } from "@matte/engine";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { ManifestEntry } from "./manifest.ts";
import { planFiles, plannedManifest } from "./plan-files.ts";
import type { FileState, PlannedFile, WantedFile } from "./types.ts";

/** A folder as a spec describes it, and exports into it. */
class Folder {
  readonly files = new Map<string, FileState>();
  manifest = new Map<string, ManifestEntry>();
  sources: readonly string[] = [];
  #time = 0;

  put(path: string, bytes = 10): this {
    this.files.set(path, { bytes, modified: (this.#time += 1) });
    return this;
  }

  plan(wanted: readonly WantedFile[]): readonly PlannedFile[] {
    const ours = new Set([...this.manifest.keys()].map(nameIdentity));
    const entries = [...this.files].map(([path, state]) => {
      const identity = nameIdentity(path);
      return [identity, ours.has(identity) ? state : null] as const;
    });
    const content = {
      found: new Map(entries),
      manifest: this.manifest,
      isSource: (path: string) => this.sources.includes(path),
    };
    const plans = planFiles(wanted, content);
    this.manifest = plannedManifest(wanted, plans, content);
    return plans;
  }

  /** Exports files. @param most files written before the page is killed @returns written paths */
  export(wanted: readonly WantedFile[], most = Infinity): readonly string[] {
    const written: string[] = [];
    const left = this.plan(wanted).filter(({ isDone }) => !isDone);
    for (const { path } of left.slice(0, most)) {
      this.put(path);
      written.push(path);
    }
    if (most < left.length) return written;
    for (const path of written) this.#note(path);
    return written;
  }

  #note(path: string): void {
    const entry = this.manifest.get(path);
    if (entry !== undefined)
      this.manifest.set(path, { ...entry, written: this.files.get(path) ?? null, replaces: null });
  }
}

/** Photos given as letters, with a look. */
function wantedFiles(letters: string, look = "white", directory = ""): readonly WantedFile[] {
  return [...letters].map((letter) => ({
    directory,
    name: `${letter.toLowerCase()}.jpeg`,
    source: letter,
    key: `${letter} ${look}`,
  }));
}

describe("exporting into a folder again", () => {
  it("writes nothing when all is there with the same look", () => {
    const folder = new Folder();
    expect(folder.export(wantedFiles("abc"))).toEqual(["a.jpeg", "b.jpeg", "c.jpeg"]);
    expect(folder.export(wantedFiles("abc"))).toEqual([]);
  });

  it("continues after the page was killed", () => {
    const folder = new Folder();
    expect(folder.export(wantedFiles("abcd"), 2)).toEqual(["a.jpeg", "b.jpeg"]);
    expect(folder.export(wantedFiles("abcd"))).toEqual(["c.jpeg", "d.jpeg"]);
    expect(folder.export(wantedFiles("abcd"))).toEqual([]);
  });

  it("writes an empty file again, which a killed page has left", () => {
    const folder = new Folder();
    folder.export(wantedFiles("ab"), 1);
    folder.put("b.jpeg", 0);
    expect(folder.export(wantedFiles("ab"))).toEqual(["b.jpeg"]);
  });

  it("replaces its own files with those of another look", () => {
    const folder = new Folder();
    folder.export(wantedFiles("ab"));
    expect(folder.export(wantedFiles("ab", "black"))).toEqual(["a.jpeg", "b.jpeg"]);
    expect([...folder.files.keys()]).toEqual(["a.jpeg", "b.jpeg"]);
  });

  it("continues replacing after the page was killed", () => {
    const folder = new Folder();
    folder.export(wantedFiles("abc"));
    folder.export(wantedFiles("abc", "black"), 1);
    expect(folder.export(wantedFiles("abc", "black"))).toEqual(["b.jpeg", "c.jpeg"]);
  });

  it("writes a deleted file again, under its name", () => {
    const folder = new Folder();
    folder.export([...wantedFiles("a"), ...wantedFiles("A")]);
    folder.files.delete("a (2).jpeg");
    expect(folder.export([...wantedFiles("a"), ...wantedFiles("A")])).toEqual(["a (2).jpeg"]);
  });

  it("keeps a file that was changed since, also with another look", () => {
    const folder = new Folder();
    folder.export(wantedFiles("a"));
    folder.put("a.jpeg");
    expect(folder.export(wantedFiles("a"))).toEqual([]);
    expect(folder.export(wantedFiles("a", "black"))).toEqual(["a (2).jpeg"]);
  });

  it("keeps a file from which a photo was read", () => {
    const folder = new Folder();
    folder.export(wantedFiles("a"));
    folder.sources = ["a.jpeg"];
    expect(folder.export(wantedFiles("a", "black"))).toEqual(["a (2).jpeg"]);
  });

  it("exports the same photo twice if it is in the list twice", () => {
    const folder = new Folder();
    expect(folder.export(wantedFiles("aa"))).toEqual(["a.jpeg", "a (2).jpeg"]);
    expect(folder.export(wantedFiles("aa"))).toEqual([]);
  });

  it("has the sizes of a photo in their subfolders", () => {
    const folder = new Folder();
    const sizes = [...wantedFiles("a", "white", "original"), ...wantedFiles("a", "white", "square-1x1")];
    expect(folder.export(sizes)).toEqual(["original/a.jpeg", "square-1x1/a.jpeg"]);
    expect(folder.export(sizes)).toEqual([]);
    expect(folder.export(wantedFiles("a"))).toEqual(["a.jpeg"]);
  });
});

test.each([
  ["a file of the same name", "a.jpeg", "a (2).jpeg"],
  ["a file that differs in case", "A.JPEG", "a (2).jpeg"],
  ["no other file", "b.jpeg", "a.jpeg"],
])("an export never touches files that are not its own: %s", (_, other, expected) => {
  expect(new Folder().put(other).export(wantedFiles("a"))).toEqual([expected]);
});

test("whatever happens in a folder, no file of others is written to, no two photos share one, and an export ends complete", () => {
  const step = fc.record({
    photos: fc.array(fc.constantFrom("a", "A", "b", "c"), { maxLength: 6 }),
    look: fc.constantFrom("white", "black"),
    most: fc.oneof(fc.constant(Infinity), fc.nat(4)),
    deleted: fc.option(fc.constantFrom("a.jpeg", "a (2).jpeg", "b.jpeg")),
    changed: fc.option(fc.constantFrom("a.jpeg", "a (2).jpeg", "B.jpeg", "c.jpeg")),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 6 }), (steps) => {
      const folder = new Folder();
      const foreign = new Map<string, FileState | undefined>();
      for (const { photos, look, most, deleted, changed } of steps) {
        if (deleted !== null && !foreign.has(deleted)) folder.files.delete(deleted);
        if (changed !== null) foreign.set(changed, folder.put(changed).files.get(changed));
        const wanted = wantedFiles(photos.join(""), look);
        const identities = folder.plan(wanted).map(({ path }) => nameIdentity(path));
        expect(new Set(identities).size).toBe(wanted.length);
        folder.export(wanted, most);
        const left = folder.export(wanted);
        expect(folder.plan(wanted).every(({ isDone }) => isDone)).toBe(true);
        expect(left.length).toBeLessThanOrEqual(wanted.length);
        for (const [path, state] of foreign) expect(folder.files.get(path)).toEqual(state);
      }
    }),
  );
});
