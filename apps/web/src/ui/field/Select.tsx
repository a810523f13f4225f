import { ChevronDown } from "lucide-react";
import { Icon } from "../Icon.tsx";
import { useControlId } from "../panel/control-id.ts";
import "./field.css";

export interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
  /** Shown in the closed control if the label is too long. */
  readonly short?: string;
}

export interface SelectProps<T extends string> {
  /** The accessible name, if it is longer than the row's label. */
  readonly label?: string | undefined;
  readonly value: T;
  readonly options: readonly Choice<T>[];
  readonly disabled?: boolean | undefined;
  readonly onChange: (value: T) => void;
}

/** The platform's list of choices. */
export function Select<T extends string>({ label, value, options, disabled, onChange }: SelectProps<T>) {
  const choose = (text: string): void => {
    const option = options.find((candidate) => candidate.value === text);
    if (option !== undefined) onChange(option.value);
  };
  const short = options.find((option) => option.value === value)?.short;
  return (
    <span className="select" data-short={short}>
      <select
        id={useControlId()}
        className="field"
        aria-label={label}
        value={value}
        disabled={disabled}
        onChange={(event) => choose(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} />
    </span>
  );
}
