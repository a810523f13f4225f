import { editorFields } from "@matte/messages/editor-fields";
import { Braces } from "lucide-react";
import { useCallback, useState } from "react";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { IconButton } from "#ui/index.ts";
import { usePhone } from "../state/window-width.ts";
import { FieldList } from "./FieldList.tsx";
import { inputOf, replaceText } from "./input.ts";
import { type FieldOption, fieldOptions } from "./options.ts";
import { Slips } from "./Slips.tsx";
import { useFieldTexts } from "./use-field.ts";
import { useFieldList } from "./use-field-list.ts";

const FieldSheet = lazyPart(async () => (await import("./FieldSheet.tsx")).FieldSheet);

interface FieldToolsProps {
  /** The input's id. */
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly template: "caption" | "export";
}

/** Marks in a field's text, and a list of fields to insert. */
export function FieldTools({ id, label, text, template }: FieldToolsProps) {
  const fields = useFieldTexts();
  const options = useCallback(() => fieldOptions(template, fields), [template, fields]);
  const list = useFieldList(id, options);
  // On phones, the on-screen keyboard would cover a list below the field.
  const phone = usePhone();
  const [sheet, setSheet] = useState(false);
  const insert = ({ body }: FieldOption): void => {
    const input = inputOf(id);
    setSheet(false);
    if (input !== null) replaceText(input, `{${body}}`, input.selectionStart ?? 0, input.selectionEnd ?? 0);
  };
  return (
    <>
      <Slips id={id} text={text} fields={fields} />
      <IconButton
        icon={Braces}
        label={editorFields.insert}
        aria-description={label}
        aria-haspopup="listbox"
        aria-expanded={list.shown}
        // The focus stays in the field, and so does the caret.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => (phone ? setSheet(true) : list.toggle())}
      />
      {list.shown && <FieldList id={id} list={list} />}
      {sheet && (
        <FieldSheet
          options={options()}
          onChoose={insert}
          onClose={() => setSheet(false)}
          returnFocus={() => inputOf(id)}
        />
      )}
    </>
  );
}
