import type { ComponentProps } from "react";
import { useControlId } from "../panel/control-id.ts";
import type { OnChange } from "../change.ts";
import { useTyping } from "./typing.ts";
import "./field.css";

export type TextAreaProps = Pick<
  ComponentProps<"textarea">,
  "placeholder" | "disabled" | "maxLength" | "rows" | "aria-describedby"
> & {
  /** The accessible name, where the row's label is not all of it. */
  readonly label?: string | undefined;
  readonly value: string;
  readonly onChange: OnChange<string>;
};

/** Several lines; grows with them where the browser can. */
export function TextArea({ label, value, onChange, rows = 2, ...rest }: TextAreaProps) {
  const typing = useTyping(value, onChange);
  return <textarea {...rest} {...typing} id={useControlId()} className="field" aria-label={label} rows={rows} />;
}
