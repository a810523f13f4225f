import { editorFields } from "@matte/messages/editor-fields";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { Sheet } from "#ui/overlay/Sheet.tsx";
import { FieldOptions, optionId } from "./FieldOptions.tsx";
import type { FieldOption } from "./options.ts";
import { stepByKey, useOptions } from "./use-options.ts";

/** On touchscreens, focusing the search field would open a keyboard over the list. */
const fine = matchMedia("(pointer: fine)");

interface FieldSheetProps {
  readonly options: readonly FieldOption[];
  readonly onChoose: (option: FieldOption) => void;
  readonly onClose: () => void;
  readonly returnFocus: () => HTMLElement | null;
}

/** The field list on a phone, with a search field. */
export function FieldSheet({ options: all, onChoose, onClose, returnFocus }: FieldSheetProps) {
  const listbox = useId();
  const search = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const options = useOptions(all, query);
  const marked = options.found[options.marked];
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && marked !== undefined && !event.nativeEvent.isComposing) onChoose(marked);
    else if (!stepByKey(event, options)) return;
    event.preventDefault();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      label={editorFields.insert}
      heading={editorFields.insert}
      firstFocus={() => (fine.matches ? search.current : null)}
      returnFocus={returnFocus}
    >
      <input
        ref={search}
        className="field field-search"
        type="search"
        role="combobox"
        aria-label={editorFields.search}
        placeholder={editorFields.typeToSearch}
        aria-expanded={marked !== undefined}
        aria-controls={listbox}
        aria-autocomplete="list"
        aria-activedescendant={marked === undefined ? undefined : optionId(listbox, options.marked)}
        autoComplete="off"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <FieldOptions id={listbox} options={options} onChoose={onChoose} />
    </Sheet>
  );
}
