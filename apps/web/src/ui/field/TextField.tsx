import { type ComponentProps, useRef, type ChangeEvent } from "react";
import type { OnChange } from "../change.ts";
import { useControlId } from "../panel/control-id.ts";
import "./field.css";

type Passed =
  | "placeholder"
  | "dir"
  | "disabled"
  | "maxLength"
  | "autoComplete"
  | "name"
  | "type"
  | "inputMode"
  | "spellCheck"
  | "required"
  | "aria-describedby";

export type TextFieldProps = Pick<ComponentProps<"input">, Passed> & {
  /** The accessible name, if it is longer than the row's label. */
  readonly label?: string | undefined;
  readonly value: string;
  readonly onChange: OnChange<string>;
};

export function TextField({ label, value, onChange, autoComplete = "off", type = "text", ...rest }: TextFieldProps) {
  const typing = useTyping(value, onChange);
  return (
    <input
      {...rest}
      {...typing}
      id={useControlId()}
      className="field"
      aria-label={label}
      type={type}
      autoComplete={autoComplete}
      onKeyDown={(event) => {
        if (event.key === "Enter") typing.onBlur();
      }}
    />
  );
}

export type TextAreaProps = Pick<
  ComponentProps<"textarea">,
  "placeholder" | "dir" | "disabled" | "maxLength" | "rows" | "aria-describedby"
> & {
  /** The accessible name, if it is longer than the row's label. */
  readonly label?: string | undefined;
  readonly value: string;
  readonly onChange: OnChange<string>;
};

/** A multi-line text field; grows with its text in browsers supporting `field-sizing`. */
export function TextArea({ label, value, onChange, rows = 2, ...rest }: TextAreaProps) {
  const typing = useTyping(value, onChange);
  return <textarea {...rest} {...typing} id={useControlId()} className="field" aria-label={label} rows={rows} />;
}

/** Handlers reporting every change, and once more when the field is left or committed after typing. */
function useTyping(value: string, onChange: OnChange<string>) {
  const typed = useRef(false);
  return {
    value,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void => {
      typed.current = true;
      onChange(event.target.value, { final: false });
    },
    onBlur: (): void => {
      if (typed.current) onChange(value, { final: true });
      typed.current = false;
    },
  };
}
