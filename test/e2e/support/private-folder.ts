/** A folder in the page's private file system, in place of one on disk: the browser's dialog cannot be driven. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";

export interface StoredFile {
  readonly path: string;
  readonly modified: number;
  readonly bytes: number;
  /** True for a JPEG with its end. */
  readonly isComplete: boolean;
}

export class PrivateFolder {
  readonly page: Page;
  readonly name: string;

  constructor(page: Page, name: string) {
    this.page = page;
    this.name = name;
  }

  /** Replaces the browser's dialog, also in the page's later documents. */
  async answerDialogs(): Promise<void> {
    const replace = (name: string): void => {
      const choose = async (): Promise<FileSystemDirectoryHandle> =>
        (await navigator.storage.getDirectory()).getDirectoryHandle(name, { create: true });
      Object.assign(window, { showDirectoryPicker: choose });
    };
    await this.page.addInitScript(replace, this.name);
    await this.page.evaluate(replace, this.name);
  }

  /** Puts a photo into the folder, under several names. */
  async put(photo: string, names: readonly string[]): Promise<void> {
    const bytes = (await readFile(photo)).toString("base64");
    await this.page.evaluate(
      async ([folderName, base64, all]) => {
        const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(folderName, { create: true });
        const content = Uint8Array.from(atob(base64), (digit) => digit.codePointAt(0) ?? 0);
        for (const name of all) {
          const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
          await writable.write(content);
          await writable.close();
        }
      },
      [this.name, bytes, names] as const,
    );
  }

  /** Lists files in the folder and its subfolders, in path order; without hidden ones. */
  async files(): Promise<readonly StoredFile[]> {
    return this.page.evaluate(async (name) => {
      const files: StoredFile[] = [];
      const visit = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
        for await (const entry of folder.values()) {
          const entryPath = `${path}${entry.name}`;
          if (entry instanceof FileSystemDirectoryHandle) await visit(entry, `${entryPath}/`);
          else if (entry instanceof FileSystemFileHandle && !entry.name.startsWith("."))
            files.push(await described(entry, entryPath));
        }
      };
      const described = async (handle: FileSystemFileHandle, path: string): Promise<StoredFile> => {
        const file = await handle.getFile();
        const [first, second] = new Uint8Array(await file.slice(-2).arrayBuffer());
        return { path, modified: file.lastModified, bytes: file.size, isComplete: first === 0xff && second === 0xd9 };
      };
      await visit(await (await navigator.storage.getDirectory()).getDirectoryHandle(name, { create: true }), "");
      return files.toSorted((a, b) => a.path.localeCompare(b.path, "en", { numeric: true }));
    }, this.name);
  }

  /** Results of exports. */
  async framed(): Promise<readonly StoredFile[]> {
    return (await this.files()).filter(({ path }) => path.startsWith("framed/"));
  }
}
