/** Fields that can be inserted into a template, with their value for one photo. */
import { type FieldText, fillTemplate, type TemplateField } from "@matte/engine";
import { editorFields } from "@matte/messages/editor-fields";

const texts = editorFields;

type Form = keyof typeof texts.forms;
type Group = keyof typeof texts.groups;

export interface FieldOption {
  /** Text that is inserted between braces: `city`, `number:000`. */
  readonly body: string;
  readonly label: string;
  readonly group: Group;
  /** Empty for a field that the photo lacks. */
  readonly value: string;
}

export const GROUPS = Object.keys(texts.groups) as readonly Group[];

/** Fields of each group, in the order of the list. */
const FIELDS_OF: Readonly<Record<Group, readonly TemplateField[]>> = {
  place: ["city", "country", "state", "location"],
  photo: ["title", "headline", "creator", "date", "time", "description", "keywords", "rating", "credit", "copyright"],
  camera: ["camera", "lens", "exposure", "focal", "focal35", "aperture", "shutter", "iso", "make"],
  file: ["filename", "number", "count", "width", "height", "megapixels", "size"],
};

/** Fields for file names, which captions have no use for. */
const EXPORT_ONLY: readonly TemplateField[] = ["size"];

/** Forms that are offered after the fields of their group. */
const FORMS: Readonly<Record<"caption" | "export", readonly Form[]>> = {
  caption: ["date:MMMM YYYY", "date:YYYY", "filename:words"],
  export: ["date:YYYY-MM-DD", "date:YYYY", "time:HH-mm", "number:000", "filename:words"],
};

/** All options in the order of the list: by group, and those without a value last in theirs. */
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

/** The options that a query names by their label, name or value. */
export function searchOptions(options: readonly FieldOption[], query: string): readonly FieldOption[] {
  const wanted = query.trim().toLowerCase();
  const isFound = (text: string): boolean => text.toLowerCase().includes(wanted);
  const found = options.filter(({ label, body, value }) => isFound(label) || isFound(body) || isFound(value));
  const named = found.filter(({ label, body }) => isFound(label) || isFound(body));
  return named.length > 0 ? named : found;
}
