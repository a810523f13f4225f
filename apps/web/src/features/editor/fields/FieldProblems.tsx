import { parseTemplate, type TemplateProblem } from "@matte/engine";
import { editorFields } from "@matte/messages/editor-fields";
import { Note } from "#ui/index.ts";

/** Notes on unknown fields and forms, printed as typed. */
export function FieldProblems({ text }: { readonly text: string }) {
  const sentences = text.split("\n").flatMap((line) => parseTemplate(line).problems.flatMap(sentenceOf));
  return sentences.length === 0 ? null : (
    <Note wide status>
      {[...new Set(sentences)].join(" ")}
    </Note>
  );
}

/** An unclosed brace is not reported: the field may still be being typed. */
function sentenceOf({ kind, typed, suggestion }: TemplateProblem): readonly string[] {
  if (kind === "unknown-field") return [editorFields.unknownField(typed, suggestion)];
  return kind === "unknown-form" ? [editorFields.unknownForm(typed)] : [];
}
