import { useId } from "react";

export interface OptionsProps<T extends string> {
  /** The group's accessible name. */
  readonly label: string;
  readonly options: readonly (readonly [value: T, label: string])[];
  readonly value: T | null | undefined;
  readonly disabled?: ((value: T) => boolean) | undefined;
  /** Returns a remark next to an option, which is no part of its name. */
  readonly note?: ((value: T) => string | null) | undefined;
  /** True for two columns in wide windows. */
  readonly twoColumns?: boolean | undefined;
  readonly onChange: (value: T) => void;
}

/** Radio buttons as full-width rows; the selected one has the dot. */
export function Options<T extends string>({ label, options, twoColumns, ...rest }: OptionsProps<T>) {
  const name = useId();
  return (
    <div className={twoColumns === true ? "options options-two" : "options"} role="radiogroup" aria-label={label}>
      {options.map(([value, text]) => (
        <Option key={value} name={name} option={value} text={text} {...rest} />
      ))}
    </div>
  );
}

type OptionProps<T extends string> = Omit<OptionsProps<T>, "label" | "options" | "twoColumns"> & {
  readonly name: string;
  readonly option: T;
  readonly text: string;
};

function Option<T extends string>({ name, option, text, value, disabled, note, onChange }: OptionProps<T>) {
  const noteId = useId();
  const remark = note?.(option) ?? null;
  return (
    <div className="option">
      <label>
        <input
          type="radio"
          name={name}
          value={option}
          checked={option === value}
          disabled={disabled?.(option)}
          aria-describedby={remark === null ? undefined : noteId}
          onChange={() => onChange(option)}
        />
        {text}
      </label>
      {remark !== null && <small id={noteId}>{remark}</small>}
    </div>
  );
}
