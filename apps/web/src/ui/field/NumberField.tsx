import { useState, type KeyboardEvent } from "react";
import type { OnChange } from "../change.ts";
import { useControlId } from "../panel/control-id.ts";
import { arrowStep, fitNumber, formatNumber, parseNumber } from "./number.ts";
import "./field.css";

export interface NumberFieldProps {
  /** The accessible name, if it is longer than the row's label. */
  readonly label?: string | undefined;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Digits after the decimal point; 0 by default. */
  readonly decimals?: number | undefined;
  /** Shown after the number: `%`, `px`. */
  readonly unit?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly onChange: OnChange<number>;
}

interface Draft {
  readonly text: string;
  /** The value before typing began, restored by Escape. */
  readonly before: number;
}

/** A number field. Values in range are reported while typing; Enter commits, Escape restores. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, min, max, decimals = 0, unit, disabled } = props;
  const entry = useNumberEntry(props);
  return (
    <span className={unit === undefined ? "number" : "number number-with-unit"} data-unit={unit}>
      <input
        id={useControlId()}
        className="field"
        role="spinbutton"
        type="text"
        inputMode={decimals > 0 ? "decimal" : "numeric"}
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        disabled={disabled}
        {...entry}
      />
      {unit !== undefined && <span aria-hidden="true">{unit}</span>}
    </span>
  );
}

function useNumberEntry({ value, min, max, decimals = 0, unit, onChange }: NumberFieldProps) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const rules = { min, max, decimals };
  const settle = (next: number): void => {
    setDraft(null);
    onChange(next, { final: true });
  };
  const type = (text: string): void => {
    setDraft({ text, before: draft?.before ?? value });
    const typed = parseNumber(text, unit);
    if (typed !== undefined && fitNumber(typed, rules) === typed) onChange(typed, { final: false });
  };
  const commit = (): void => {
    if (draft !== null) settle(fitNumber(parseNumber(draft.text, unit) ?? draft.before, rules));
  };
  const restore = (event: KeyboardEvent): void => {
    if (draft === null) return;
    event.stopPropagation();
    settle(draft.before);
  };
  return {
    value: draft?.text ?? formatNumber(value, decimals),
    onChange: (event: { readonly target: { readonly value: string } }) => type(event.target.value),
    onBlur: commit,
    onKeyDown: (event: KeyboardEvent) => {
      const step = arrowStep(event);
      if (step !== undefined) {
        event.preventDefault();
        settle(fitNumber(value + step, rules));
      } else if (event.key === "Enter") commit();
      else if (event.key === "Escape") restore(event);
    },
  };
}
