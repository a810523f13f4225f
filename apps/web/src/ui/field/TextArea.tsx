import type { ComponentProps } from "react";
import { useControlId } from "../panel/control-id.ts";
import type { OnChange } from "../change.ts";
import { useTyping } from "./typing.ts";
import "./field.css";

export type TextAreaProps = Pick<
  ComponentProps<"textarea">,
  "placeholder" | "disabled" | "maxLength" | "rows" | "aria-describedby"
> & {
  /** The accessible name, if it is longer than the row's label. */
  readonly label?: string | undefined;
  readonly value: string;
  readonly onChange: OnChange<string>;
};

/** A text field of several lines; grows with its text in browsers that support `field-sizing`. */
export function TextArea({ label, value, onChange, rows = 2, ...rest }: TextAreaProps) {
  const typing = useTyping(value, onChange);
  return <textarea {...rest} {...typing} id={useControlId()} className="field" aria-label={label} rows={rows} />;
}
