import type { ComponentProps } from "react";
import { useControlId } from "../panel/control-id.ts";
import type { OnChange } from "../change.ts";
import { useTyping } from "./typing.ts";
import "./field.css";

type Passed =
  | "placeholder"
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
