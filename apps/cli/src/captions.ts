/** A call's captions: texts for all photos, and a table with texts for each. */
import { CAPTION_FIELDS, type CaptionField, limitedText } from "@matte/engine";
import { matchRows } from "@matte/framing/captions/match-rows.ts";
import { readText } from "@matte/framing/captions/read-text.ts";
import { type CsvRow, readCaptionsCsv } from "@matte/framing/captions/tables.ts";
import { cli } from "@matte/messages/cli";
import { editorCaptions } from "@matte/messages/editor-captions";
import { UsageError } from "./exits.ts";
import type { CallOptions } from "./options.ts";
import { FileError, LARGEST_HELPER, readRegularFile } from "./regular-file.ts";

/** Texts for one photo, as typed for it in the editor: templates, which replace all others. */
export type CaptionTexts = Readonly<Partial<Record<CaptionField, string>>>;

export interface PhotoTexts {
  /** In the photos' order. */
  readonly texts: readonly CaptionTexts[];
  /** File names in rows without a photo. */
  readonly unmatched: readonly string[];
}

const OPTION_FIELDS = { subject: "title", location: "location", credit: "credit", alt: "alt" } as const;

export type CaptionOptions = Pick<CallOptions, "captions" | (typeof OPTION_FIELDS)[keyof typeof OPTION_FIELDS]>;

export class Captions {
  readonly #all: CaptionTexts;
  readonly #rows: readonly CsvRow[];

  private constructor(all: CaptionTexts, rows: readonly CsvRow[]) {
    this.#all = all;
    this.#rows = rows;
  }

  /** @throws UsageError for a file that is no table of captions */
  static async read(options: CaptionOptions): Promise<Captions> {
    const all = Object.entries(OPTION_FIELDS).map(([field, option]) => [field, options[option]] as const);
    const rows = options.captions === undefined ? [] : await rowsOf(options.captions);
    return new Captions(limited(Object.fromEntries(all)), rows);
  }

  /** True if a text would be printed, for which the caption is turned on. */
  get hasTexts(): boolean {
    return [this.#all, ...this.#rows.map(({ texts }) => texts)].some((texts) =>
      Object.entries(texts).some(([field, text]) => field !== "alt" && text.trim() !== ""),
    );
  }

  get hasTitle(): boolean {
    return (this.#all.subject ?? "").trim() !== "";
  }

  /** A photo's row wins over the texts for all photos. */
  of(photos: readonly string[]): PhotoTexts {
    if (this.#rows.length === 0) return { texts: photos.map(() => this.#all), unmatched: [] };
    const named = photos.map((fileName, index) => ({ fileName, index }));
    const { pairs, unmatched } = matchRows(this.#rows, named);
    const texts = photos.map(() => this.#all);
    for (const [row, { index }] of pairs) texts[index] = { ...this.#all, ...limited(row.texts) };
    return { texts, unmatched: unmatched.map(({ fileName }) => fileName) };
  }
}

async function rowsOf(path: string): Promise<readonly CsvRow[]> {
  const bytes = await readRegularFile(path, { longest: LARGEST_HELPER }).catch((cause: unknown) => {
    const isThere = cause instanceof FileError && cause.fault !== "unreadable";
    throw new UsageError(isThere ? cli.errors.notATable(path) : cli.photoErrors.unreadable(path), { cause });
  });
  const { columns } = editorCaptions;
  const rows = readCaptionsCsv(await readText(new Blob([bytes])), columns);
  if (rows === null) throw new UsageError(cli.errors.noColumn(path, Object.values(columns)));
  return rows;
}

/** Limits texts as the editor does, absent ones left out. */
function limited(texts: Readonly<Partial<Record<CaptionField, string | undefined>>>): CaptionTexts {
  const entries = CAPTION_FIELDS.flatMap((field) => {
    const text = texts[field];
    return text === undefined ? [] : [[field, limitedText(field, text)] as const];
  });
  return Object.fromEntries(entries);
}
