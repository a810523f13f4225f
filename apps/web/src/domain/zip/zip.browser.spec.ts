import { afterEach, describe, expect, test, vi } from "vitest";
import { PRIVATE_FOLDER } from "./types.ts";
import { claimPrivateFile, forgetPrivateFiles, sweepPrivateFiles } from "./private-files.ts";
import type { ZipEntry } from "./types.ts";
import { zipFiles } from "./zip-files.ts";

const go = (): AbortSignal => new AbortController().signal;

function entry(name: string, text = name): ZipEntry {
  return { name, bytes: new TextEncoder().encode(text), modified: new Date(2026, 4, 17, 12, 30, 8) };
}

async function* entries(...all: readonly ZipEntry[]): AsyncGenerator<ZipEntry> {
  for (const one of all) yield await Promise.resolve(one);
}

async function folder(): Promise<FileSystemDirectoryHandle> {
  return (await navigator.storage.getDirectory()).getDirectoryHandle(PRIVATE_FOLDER, { create: true });
}

async function kept(): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const name of (await folder()).keys()) names.push(name);
  return names;
}

/** Names in the central directory, APPNOTE.TXT 6.3.10, 4.3.12. */
async function namesIn(zip: Blob | null): Promise<readonly string[]> {
  const bytes = new Uint8Array((await zip?.arrayBuffer()) ?? new ArrayBuffer());
  const view = new DataView(bytes.buffer);
  const names: string[] = [];
  for (let at = 0; at + 46 < bytes.length; at += 1) {
    if (view.getUint32(at) !== 0x504b0102) continue;
    names.push(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + view.getUint16(at + 28, true))));
  }
  return names;
}

afterEach(async () => {
  const files = await folder();
  for (const name of await kept()) await files.removeEntry(name);
});

describe("a ZIP file", () => {
  test("is written to a private file in the order of its entries", async () => {
    const zip = await zipFiles.write(entries(entry("b/ä.jpeg"), entry("a.jpeg")), { signal: go(), chosen: null });
    expect(await namesIn(zip)).toEqual(["b/ä.jpeg", "a.jpeg"]);
    expect(await kept()).toHaveLength(1);
  });

  test("requests an entry only when the previous one is written", async () => {
    let asked = 0;
    async function* counted(): AsyncGenerator<ZipEntry> {
      for (const name of ["a", "b"]) {
        asked += 1;
        expect(asked).toBeLessThan(3);
        yield await Promise.resolve(entry(name));
      }
    }
    expect(await namesIn(await zipFiles.write(counted(), { signal: go(), chosen: null }))).toEqual(["a", "b"]);
  });

  test("is written to a chosen file", async () => {
    const chosen = await (await navigator.storage.getDirectory()).getFileHandle("chosen.zip", { create: true });
    expect(await zipFiles.write(entries(entry("a")), { signal: go(), chosen })).toBeNull();
    expect(await namesIn(await chosen.getFile())).toEqual(["a"]);
  });

  test("without entries is an error and leaves nothing behind", async () => {
    await expect(zipFiles.write(entries(), { signal: go(), chosen: null })).rejects.toMatchObject({ code: "empty" });
    expect(await kept()).toEqual([]);
  });

  test.each(["private", "chosen"])("leaves nothing behind when it is cancelled: %s", async (kind) => {
    const root = await navigator.storage.getDirectory();
    const chosen = kind === "chosen" ? await root.getFileHandle("cancelled.zip", { create: true }) : null;
    const stop = new AbortController();
    async function* endless(): AsyncGenerator<ZipEntry> {
      yield entry("a");
      stop.abort(new Error("cancelled"));
      yield await Promise.resolve(entry("b"));
    }
    await expect(zipFiles.write(endless(), { signal: stop.signal, chosen })).rejects.toThrow("cancelled");
    expect(await kept()).toEqual([]);
    await expect(root.getFileHandle("cancelled.zip")).rejects.toMatchObject({ name: "NotFoundError" });
  });
});

describe("private files", () => {
  test("are kept while a page holds them, and removed afterwards", async () => {
    const held = await claimPrivateFile();
    const files = await folder();
    await files.getFileHandle(held?.fileName ?? "", { create: true });
    await files.getFileHandle("left-over.zip", { create: true });
    await sweepPrivateFiles();
    expect(await kept()).toEqual([held?.fileName]);
    held?.release("now");
    await sweepPrivateFiles();
    expect(await kept()).toEqual([]);
  });

  test("are removed when their user signs out", async () => {
    await zipFiles.write(entries(entry("a")), { signal: go(), chosen: null });
    expect(await kept()).toHaveLength(1);
    await forgetPrivateFiles();
    expect(await kept()).toEqual([]);
  });

  test("are replaced by memory where the browser refuses them", async () => {
    const refused = vi
      .spyOn(navigator.storage, "getDirectory")
      .mockRejectedValue(new DOMException("no", "SecurityError"));
    const zip = await zipFiles.write(entries(entry("a"), entry("b")), { signal: go(), chosen: null });
    refused.mockRestore();
    expect(await namesIn(zip)).toEqual(["a", "b"]);
  });
});
