import { FORMATS } from "@matte/formats/registry";
import { captionFields, TEMPLATE_FIELDS, type TemplateField } from "@matte/engine";
import type { FrameJob } from "@matte/framing/photos/types.ts";
import { cli } from "@matte/messages/cli";
import { editorFields } from "@matte/messages/editor-fields";

/** Template fields outside the photo's metadata, and the sum of others. */
const OTHER_FIELDS: ReadonlySet<TemplateField> = new Set([
  "exposure",
  "width",
  "height",
  "megapixels",
  "filename",
  "number",
  "count",
]);

/** Writes the lines for `matte inspect`, with metadata as in captions. @param method in the page's words */
export function photoLines(
  photo: string,
  { facts, settings }: Pick<FrameJob, "facts" | "settings">,
  method: string,
): string {
  const { kind, size } = facts;
  const fieldText = captionFields(settings, { ...facts, subject: "", typed: {}, fileName: photo, number: 1, count: 1 });
  const fields = TEMPLATE_FIELDS.filter((field) => !OTHER_FIELDS.has(field)).flatMap((field) => {
    const text = fieldText(field, null);
    return text === "" ? [] : [`  ${editorFields.fields[field]}: ${text}`];
  });
  const format = FORMATS.find((one) => one.kind === kind)?.name ?? kind;
  const head = `${photo}: ${format}, ${cli.inspected.size(size.width, size.height)}`;
  return [head, `  ${cli.inspected.method}: ${method}`, ...fields, ""].join("\n");
}
