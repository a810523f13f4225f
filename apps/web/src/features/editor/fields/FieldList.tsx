import { editorFields } from "@matte/messages/editor-fields";
import { useEffect, useId, useLayoutEffect, useRef } from "react";
import { FieldOptions, optionId } from "./FieldOptions.tsx";
import { inputOf } from "./input.ts";
import { placeNear } from "./place-near.ts";
import type { OpenFieldList } from "./use-field-list.ts";

interface FieldListProps {
  /** The input's id; it keeps the focus. */
  readonly id: string;
  readonly list: OpenFieldList;
}

export function FieldList({ id, list }: FieldListProps) {
  const popup = useRef<HTMLDivElement>(null);
  const listbox = useId();
  useLayoutEffect(() => {
    const { current: element } = popup;
    const box = inputOf(id)?.closest(".words-box");
    if (element === null || !box) return;
    element.showPopover();
    const place = (): void => placeNear(element, box);
    place();
    window.addEventListener("resize", place);
    document.addEventListener("scroll", place, { capture: true, passive: true });
    return () => {
      window.removeEventListener("resize", place);
      document.removeEventListener("scroll", place, { capture: true });
    };
  }, [id]);
  useDescribedInput(id, listbox, optionId(listbox, list.marked));
  return (
    <div
      ref={popup}
      className="field-list"
      popover="manual"
      role="presentation"
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      <FieldOptions id={listbox} options={list} onChoose={list.choose} />
      <p aria-hidden="true">
        <span>{editorFields.typeToSearch}</span>
        <kbd>{editorFields.keys}</kbd>
      </p>
      <span role="status" className="visually-hidden">
        {editorFields.found(list.found.length)}
      </span>
    </div>
  );
}

/** Connects the input with the list and its marked option while it is open. */
function useDescribedInput(id: string, listbox: string, option: string): void {
  useEffect(() => {
    const input = inputOf(id);
    const attributes = { "aria-autocomplete": "list", "aria-haspopup": "listbox", "aria-controls": listbox };
    for (const [name, value] of Object.entries(attributes)) input?.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(attributes)) input?.removeAttribute(name);
    };
  }, [id, listbox]);
  useEffect(() => {
    const input = inputOf(id);
    input?.setAttribute("aria-activedescendant", option);
    return () => input?.removeAttribute("aria-activedescendant");
  }, [id, option]);
}
