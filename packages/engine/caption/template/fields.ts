/** Template fields: one list for parsing, filling, the editor's listbox and its documentation. */
import { LETTER_CASES, type LetterCase } from "../case.ts";
import { isDateForm } from "../words/date-form.ts";

/** Forms after a field's name: `{date:YYYY}`, `{number:000}`, `{filename:words}`. */
export type FormKind = "date" | "digits" | "words";

interface FieldRow {
  /** Absent for fields without forms. */
  readonly form?: FormKind;
  /** True if it names where the photo was taken. */
  readonly isPlace?: true;
}

const FIELDS = {
  title: {},
  headline: {},
  description: {},
  alt: {},
  creator: {},
  credit: {},
  copyright: {},
  city: { isPlace: true },
  state: { isPlace: true },
  country: { isPlace: true },
  location: { isPlace: true },
  keywords: {},
  rating: {},
  date: { form: "date" },
  time: { form: "date" },
  camera: {},
  make: {},
  lens: {},
  film: {},
  focal: {},
  focal35: {},
  aperture: {},
  shutter: {},
  iso: {},
  exposure: {},
  width: {},
  height: {},
  megapixels: {},
  size: {},
  filename: { form: "words" },
  number: { form: "digits" },
  count: { form: "digits" },
} as const satisfies Record<string, FieldRow>;

export type TemplateField = keyof typeof FIELDS;

/** In the listbox's order. */
export const TEMPLATE_FIELDS = Object.keys(FIELDS) as readonly TemplateField[];

/** Returns whether a field names where a photo was taken. */
export function isPlaceField(field: TemplateField): boolean {
  const { isPlace }: FieldRow = FIELDS[field];
  return isPlace === true;
}

const IS_FORM: Readonly<Record<FormKind, (form: string) => boolean>> = {
  date: isDateForm,
  digits: (form) => /^0{1,6}$/u.test(form),
  words: (form) => form === "words",
};

/** Finds a field by its name, ignoring case. */
export function fieldNamed(name: string): TemplateField | undefined {
  const lower = name.toLowerCase();
  return TEMPLATE_FIELDS.find((field) => field === lower);
}

/** Reads a form's letter case: `{city:upper}`. */
export function letterCaseOf(form: string | null): LetterCase | undefined {
  return LETTER_CASES.find((letters) => letters === form);
}

/** Returns whether a field accepts this form. All fields but the list's numbers have letter cases. */
export function takesForm(field: TemplateField, form: string): boolean {
  const { form: kind }: FieldRow = FIELDS[field];
  if (letterCaseOf(form) !== undefined) return kind !== "digits";
  return kind !== undefined && IS_FORM[kind](form);
}
