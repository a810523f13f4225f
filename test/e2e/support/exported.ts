/** Exports as downloaded files. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { EditorPage } from "./editor-page.ts";
import { decoded, type Picture } from "../../framed/picture.ts";

export interface ExportedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Returns the single file downloaded by an action. */
export async function exported(page: Page, action: () => Promise<unknown>): Promise<ExportedFile> {
  const download = page.waitForEvent("download");
  const [file] = await Promise.all([download, action()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** `matte-{random4}-{YYYYMMDD}-{original name}.{format}` (SPEC §9), for a file exported today. */
export function nameOfExport(original: string, format: "png" | "jpeg"): RegExp {
  const literal = original.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^matte-[a-z0-9]{4}-(?:${daysNow().join("|")})-${literal}\\.${format}$`);
}

/** Today, and yesterday for tests running at midnight. */
function daysNow(): string[] {
  return [0, 1].map((ago) => {
    const day = new Date(Date.now() - ago * 86_400_000);
    return `${day.getFullYear()}${two(day.getMonth() + 1)}${two(day.getDate())}`;
  });
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}

/** Clicks Export and decodes the downloaded file. */
export async function exportedPicture(editor: EditorPage): Promise<Picture> {
  const { bytes } = await exported(editor.page, () => editor.button("Export").click());
  return decoded(bytes);
}
