import { DEFAULT_SETTINGS } from "@matte/engine";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FACTS } from "../photos/testing/facts.ts";
import { exportIntoFolders, type FolderItem, type FolderOutcome } from "./folder-export.ts";

/** A private folder in place of one on disk. */
let folder: FileSystemDirectoryHandle;
/** Signer that answers; null while none does. */
let signerNow: string | null = null;

beforeEach(async () => {
  folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("Wedding", { create: true });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await (await navigator.storage.getDirectory()).removeEntry("Wedding", { recursive: true });
});

/** Exports photos named by letters, each framed to its look and name; `x` cannot be framed. */
async function exported(
  letters: string,
  look = "white",
  signal = new AbortController().signal,
  signer: string | null = null,
) {
  const items = [...letters].map((letter): FolderItem => {
    const file = new File([letter], `${letter}.jpg`, { lastModified: 1 });
    const settings = { ...DEFAULT_SETTINGS, contentCredentials: look === "signed" };
    const job = { file, facts: FACTS, settings, subject: look, watermark: false, logo: null };
    return { job, folder, directory: "", name: `${letter}.jpeg` };
  });
  const outcomes: FolderOutcome[] = [];
  const log = { there: 0, outcomes };
  await exportIntoFolders({
    items,
    signal,
    pool: {
      size: 2,
      frameBytes: async ({ file, subject }) => {
        if (file.name.startsWith("x")) throw new Error("unframable");
        const credentials = signerNow === null ? { unsigned: null } : { leftOut: [] };
        const by = subject === "signed" ? `${signerNow} ` : "";
        const bytes = new TextEncoder().encode(`${subject} ${by}${file.name}`);
        return {
          bytes,
          size: FACTS.size,
          method: "jpeg",
          hdr: null,
          original: null,
          fallbackReason: null,
          fit: null,
          isResized: false,
          ...(subject === "signed" && { credentials }),
        };
      },
    },
    isSource: () => false,
    signer: async () => signer,
    onPlanned: (done) => {
      log.there = done.length;
    },
    onSettled: (_item, outcome) => void outcomes.push(outcome),
  });
  return log;
}

async function texts(): Promise<Readonly<Record<string, string>>> {
  const results = await folder.getDirectoryHandle("framed");
  const found: Record<string, string> = {};
  for await (const entry of results.values())
    if (entry instanceof FileSystemFileHandle && entry.name !== ".matte.json")
      found[entry.name] = await (await entry.getFile()).text();
  return found;
}

/** Writes a file among the results, as another program does. */
async function writeResult(name: string, text: string): Promise<void> {
  const results = await folder.getDirectoryHandle("framed", { create: true });
  const writable = await (await results.getFileHandle(name, { create: true })).createWritable();
  await writable.write(text);
  await writable.close();
}

describe("exporting into a folder", () => {
  it("writes whole files, and nothing else but the list", async () => {
    await exported("ab");
    expect(await texts()).toEqual({ "a.jpeg": "white a.jpg", "b.jpeg": "white b.jpg" });
  });

  it("leaves files with the same look alone, and replaces those with another", async () => {
    await exported("a");
    expect((await exported("ab")).there).toBe(1);
    expect((await exported("ab", "black")).there).toBe(0);
    expect(await texts()).toEqual({ "a.jpeg": "black a.jpg", "b.jpeg": "black b.jpg" });
  });

  it("signs files again for another signer, and those that could not be signed", async () => {
    const { signal } = new AbortController();
    const signed = async (by: string | null, away = false) => {
      signerNow = away ? null : by;
      return (await exported("a", "signed", signal, by)).there;
    };
    expect([await signed("Ada", true), await signed("Ada"), await signed("Ada"), await signed("Bea")]).toEqual([
      0, 0, 1, 0,
    ]);
    expect(await texts()).toEqual({ "a.jpeg": "signed Bea a.jpg" });
  });

  it("never replaces a file of others", async () => {
    await writeResult("a.jpeg", "other");
    await exported("a");
    expect(await texts()).toEqual({ "a.jpeg": "other", "a (2).jpeg": "white a.jpg" });
  });

  it("writes nothing outside of the results, whatever paths a list has", async () => {
    await writeResult("a.jpeg", "other");
    const entry = { key: "k", source: "a.jpg", name: "a.jpeg", written: { bytes: 5, modified: 1 }, replaces: null };
    const paths = ["a.jpeg", "../a.jpeg", "../../a.jpeg", "/a.jpeg", "framed/../../a.jpeg", "__proto__", "", "."];
    const files = JSON.stringify(Object.fromEntries(paths.map((path) => [path, entry])));
    await writeResult(".matte.json", `{"version":1,"files":${files}}`);
    await exported("ab");
    expect(await texts()).toEqual({ "a.jpeg": "other", "a (2).jpeg": "white a.jpg", "b.jpeg": "white b.jpg" });
    for await (const name of folder.keys()) expect(name).toBe("framed");
  });

  it("continues after a photo that fails", async () => {
    const { outcomes } = await exported("axb");
    expect(outcomes.map((outcome) => "file" in outcome)).toEqual([true, false, true]);
    expect(Object.keys(await texts()).toSorted()).toEqual(["a.jpeg", "b.jpeg"]);
  });

  it("writes files under their own names where the browser cannot rename", async () => {
    const prototype: { move?: unknown } = FileSystemFileHandle.prototype as object;
    const { move } = prototype;
    delete prototype.move;
    try {
      await exported("ab");
    } finally {
      prototype.move = move;
    }
    expect(await texts()).toEqual({ "a.jpeg": "white a.jpg", "b.jpeg": "white b.jpg" });
  });

  it("writes files under their own names where the system refuses to rename", async () => {
    const prototype = FileSystemFileHandle.prototype as unknown as { move(name: string): Promise<void> };
    vi.spyOn(prototype, "move").mockRejectedValue(new DOMException("refused", "InvalidModificationError"));
    await exported("ab");
    expect(await texts()).toEqual({ "a.jpeg": "white a.jpg", "b.jpeg": "white b.jpg" });
  });

  it("rejects with the signal's reason, keeps what was written, and can be continued", async () => {
    const stop = new AbortController();
    await exported("a");
    stop.abort(new Error("stopped"));
    await expect(exported("ab", "white", stop.signal)).rejects.toThrow("stopped");
    expect(Object.keys(await texts())).toEqual(["a.jpeg"]);
    expect((await exported("ab")).there).toBe(1);
  });

  it.each([
    ["QuotaExceededError", "no-space"],
    ["NotAllowedError", "not-allowed"],
    ["NotFoundError", "gone"],
  ])("ends with a FolderError on a %s", async (name, code) => {
    vi.spyOn(FileSystemFileHandle.prototype, "createWritable").mockRejectedValue(new DOMException("", name));
    await expect(exported("a")).rejects.toMatchObject({ name: "FolderError", code });
    vi.restoreAllMocks();
    expect(await texts()).toEqual({});
  });

  it("does not begin while another tab exports into folders", async () => {
    await navigator.locks.request("matte folders", async () => {
      await expect(exported("a")).rejects.toMatchObject({ code: "busy" });
    });
    expect((await exported("a")).outcomes).toHaveLength(1);
  });
});
