/** Fields for inserting into a template, with their value for one photo. */
import { type FieldText, fillTemplate, type TemplateField } from "@matte/engine";
import { editorFields } from "@matte/messages/editor-fields";

const texts = editorFields;

type Form = keyof typeof texts.forms;
type Group = keyof typeof texts.groups;

export interface FieldOption {
  /** Text inserted between braces: `city`, `number:000`. */
  readonly body: string;
  readonly label: string;
  readonly group: Group;
  /** Empty for a field missing in the photo. */
  readonly value: string;
}

export const GROUPS = Object.keys(texts.groups) as readonly Group[];

/** Fields by group, in list order. */
const FIELDS_OF: Readonly<Record<Group, readonly TemplateField[]>> = {
  place: ["city", "country", "state", "location"],
  photo: [
    "title",
    "headline",
    "creator",
    "date",
    "time",
    "description",
    "alt",
    "keywords",
    "rating",
    "credit",
    "copyright",
  ],
  camera: ["camera", "lens", "film", "exposure", "focal", "focal35", "aperture", "shutter", "iso", "make"],
  file: ["filename", "number", "count", "width", "height", "megapixels", "size"],
};

/** Fields for file names, useless in captions. */
const EXPORT_ONLY: readonly TemplateField[] = ["size"];

/** Forms offered after their group's fields. */
const FORMS: Readonly<Record<"caption" | "export", readonly Form[]>> = {
  caption: ["date:MMMM YYYY", "date:YYYY", "filename:words"],
  export: ["date:YYYY-MM-DD", "date:YYYY", "time:HH-mm", "number:000", "filename:words"],
};

/** All options in list order: by group, those without a value last. */
export function fieldOptions(template: "caption" | "export", fields: FieldText | null): readonly FieldOption[] {
  const valueOf = (body: string): string => (fields === null ? "" : fillTemplate(`{${body}}`, fields));
  return GROUPS.flatMap((group) => {
    const offered = FIELDS_OF[group].filter((field) => template === "export" || !EXPORT_ONLY.includes(field));
    const options = offered.flatMap((field) => [
      { body: field, label: texts.fields[field], group, value: valueOf(field) },
      ...FORMS[template]
        .filter((form) => form.startsWith(`${field}:`))
        .map((form) => ({ body: form, label: texts.forms[form], group, value: valueOf(form) })),
    ]);
    return [...options.filter(({ value }) => value !== ""), ...options.filter(({ value }) => value === "")];
  });
}

/** Finds options by label, name or value. */
export function searchOptions(options: readonly FieldOption[], query: string): readonly FieldOption[] {
  const wanted = query.trim().toLowerCase();
  const isFound = (text: string): boolean => text.toLowerCase().includes(wanted);
  const found = options.filter(({ label, body, value }) => isFound(label) || isFound(body) || isFound(value));
  const named = found.filter(({ label, body }) => isFound(label) || isFound(body));
  return named.length > 0 ? named : found;
}
