/** A series for the share sheet: its files are shared one next to the other, because photo apps take no ZIP. */
import type { ExportFormat } from "@matte/engine";
import { ZipError, type ZipEntry, type ZipFiles } from "#domain/zip/types.ts";
import { mediaType } from "./shares-series.ts";

export interface CollectedFiles extends Pick<ZipFiles, "write"> {
  readonly files: readonly File[];
}

/** Collects entries in memory, instead of a ZIP. Folders become the file name's first part. */
export function collectFiles(format: ExportFormat): CollectedFiles {
  const files: File[] = [];
  const type = mediaType(format);
  return {
    files,
    write: async (entries) => {
      for await (const { name, bytes } of entries) files.push(new File([bytes], name.replaceAll("/", "-"), { type }));
      if (files.length === 0) throw new ZipError("empty");
      return null;
    },
  };
}

/** The files again as entries, for the ZIP replacing a failed share. */
export async function* entriesOf(files: readonly File[]): AsyncGenerator<ZipEntry> {
  for (const file of files) {
    yield { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()), modified: new Date(file.lastModified) };
  }
}
