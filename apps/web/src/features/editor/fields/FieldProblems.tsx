import { parseTemplate, type TemplateProblem } from "@matte/engine";
import { editorFields } from "@matte/messages/editor-fields";
import { Note } from "#ui/index.ts";

/** Remarks on fields that are printed as typed, because Matte does not know them. */
export function FieldProblems({ text }: { readonly text: string }) {
  const sentences = text.split("\n").flatMap((line) => parseTemplate(line).problems.flatMap(sentenceOf));
  return sentences.length === 0 ? null : (
    <Note wide status>
      {[...new Set(sentences)].join(" ")}
    </Note>
  );
}

/** An open brace may still be on its way to a field. */
function sentenceOf({ kind, typed, suggestion }: TemplateProblem): readonly string[] {
  if (kind === "unknown-field") return [editorFields.unknownField(typed, suggestion)];
  return kind === "unknown-form" ? [editorFields.unknownForm(typed)] : [];
}
