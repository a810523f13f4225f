import { editorFields } from "@matte/messages/editor-fields";
import { Fragment, useEffect, useRef } from "react";
import { type FieldOption, GROUPS } from "./options.ts";
import type { Options } from "./use-options.ts";
import "./field-list.css";

interface FieldOptionsProps {
  readonly id: string;
  readonly options: Options;
  readonly onChoose: (option: FieldOption) => void;
}

export function optionId(listbox: string, index: number): string {
  return `${listbox}-${index}`;
}

/** Fields with their value for the selected photo, in groups. */
export function FieldOptions({ id, options, onChoose }: FieldOptionsProps) {
  const { found, marked, mark } = options;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [marked, found]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={editorFields.insert} className="field-options">
      {GROUPS.filter((group) => found.some((option) => option.group === group)).map((group) => (
        <div key={group} role="group" aria-label={editorFields.groups[group]}>
          <p aria-hidden="true">{editorFields.groups[group]}</p>
          {found.map((option, index) => (
            <Fragment key={option.body}>
              {option.group === group && (
                <button
                  type="button"
                  tabIndex={-1}
                  id={optionId(id, index)}
                  role="option"
                  aria-selected={index === marked}
                  className={option.value === "" ? "field-option field-option-empty" : "field-option"}
                  onPointerMove={() => index !== marked && mark(index)}
                  onClick={() => onChoose(option)}
                >
                  <span>{option.label}</span>
                  <span dir="auto">{option.value === "" ? editorFields.absent : option.value}</span>
                </button>
              )}
            </Fragment>
          ))}
        </div>
      ))}
    </div>
  );
}
