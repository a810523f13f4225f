/** Name and texts of a photo that its export remembers next to the look: plain JSON in the file. */
import { settingOf, SHARED_FIELDS, type SharedField, type TypedTexts } from "../caption/photo-caption.ts";
import type { PhotoWords } from "../caption/words/photo-words.ts";
import { asTemplate } from "../caption/template/parse.ts";
import { TEXT_LIMIT } from "../settings/kinds.ts";
import { isRecord, readValue } from "../settings/restore.ts";
import { rowOf, SETTING_ROWS, type Settings } from "../settings/table.ts";

/** Caption texts as printed; empty ones printed nothing. Alt text is absent: the file has it anyway. */
export interface RememberedTexts extends Readonly<Record<SharedField, string>> {
  readonly subject: string;
}

export interface RememberedPhoto {
  /** The original's file name. */
  readonly fileName: string;
  /** Null for an export without a caption, whose texts are not written. */
  readonly texts: RememberedTexts | null;
  /** Form of a date printed in another form than the caption's; empty otherwise. */
  readonly dateForm: string;
  /** Font of the computer for the texts; null for a font that Matte brings. */
  readonly localFont: Settings["localFont"];
  /** True if the export has a logo, which the file does not hold. */
  readonly hasLogo: boolean;
  /** True if the photo has a mark, which stays on it; absent in older exports. */
  readonly hasMark?: true;
}

/** File names are shorter in every file system. */
const LONGEST_NAME = 1000;

/** @param settings after `photoCaption` @param subject as printed */
export function rememberedPhoto(settings: Settings, subject: string, fileName: string): RememberedPhoto {
  const { showMetadata, printSubjectName, printDate, dateFormat } = settings;
  const texts = { subject: printSubjectName ? subject : "", ...textsOf((field) => settings[settingOf(field)]) };
  const hasLogo = settings.customLogo !== null || settings.customLogoOnDark !== null;
  const dateForm = showMetadata && printDate && dateFormat === "custom" ? settings.customDateFormat : "";
  return {
    fileName: fileName.slice(0, LONGEST_NAME),
    texts: showMetadata ? texts : null,
    dateForm,
    localFont: showMetadata ? settings.localFont : null,
    hasLogo,
    ...(settings.photoMark !== "none" && { hasMark: true as const }),
  };
}

/** Reads a file's record; null for anything else. Never throws. */
export function readRememberedPhoto(value: unknown): RememberedPhoto | null {
  if (!isRecord(value) || typeof value["fileName"] !== "string" || value["fileName"].trim() === "") return null;
  const { fileName, texts, dateForm, localFont, hasLogo, hasMark } = value;
  return {
    fileName: fileName.slice(0, LONGEST_NAME).toWellFormed(),
    texts: isRecord(texts) ? readTexts(texts) : null,
    dateForm: readValue(SETTING_ROWS.customDateFormat.kind, dateForm) ?? "",
    localFont: readValue(SETTING_ROWS.localFont.kind, localFont) ?? null,
    hasLogo: hasLogo === true,
    ...(hasMark === true && { hasMark }),
  };
}

function readTexts(texts: Readonly<Record<string, unknown>>): RememberedTexts {
  const { subject } = texts;
  return {
    subject: typeof subject === "string" ? subject.slice(0, TEXT_LIMIT).toWellFormed() : "",
    ...textsOf((field) => readValue(rowOf(settingOf(field)).kind, texts[field])),
  };
}

function textsOf(textOf: (field: SharedField) => unknown): Readonly<Record<SharedField, string>> {
  const entries = SHARED_FIELDS.map((field) => [field, textOf(field)] as const);
  return Object.fromEntries(entries.map(([field, text]) => [field, typeof text === "string" ? text : ""])) as Readonly<
    Record<SharedField, string>
  >;
}

/** Printed as typed; in all other fields braces are fields of the file. */
const PLAIN: readonly SharedField[] = ["camera", "lens", "film"];

/** Returns remembered texts as typed for one photo, empty ones included: texts for all photos do not replace them. */
export function typedFromRemembered({ subject, ...printed }: RememberedTexts): {
  readonly subject: string;
  readonly typed: TypedTexts;
} {
  const typed = textsOf((field) => (PLAIN.includes(field) ? printed[field] : asTemplate(printed[field])));
  return { subject: asTemplate(subject), typed };
}

/** Returns an export's alt text as typed for its photo; nothing if the photo's file has the same. */
export function altFromExport(framed: PhotoWords, photo: PhotoWords): Pick<TypedTexts, "alt"> {
  return framed.alt === photo.alt ? {} : { alt: asTemplate(framed.alt ?? "") };
}
