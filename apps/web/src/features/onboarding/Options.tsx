import { useId } from "react";

export interface OptionsProps<T extends string> {
  /** The group's accessible name. */
  readonly label: string;
  readonly options: readonly (readonly [value: T, words: string])[];
  readonly value: T | null | undefined;
  readonly disabled?: ((value: T) => boolean) | undefined;
  /** A word beside an option that is no part of its name. */
  readonly note?: ((value: T) => string | null) | undefined;
  /** Side by side where there is room. */
  readonly twoColumns?: boolean | undefined;
  readonly onChange: (value: T) => void;
}

/** Answers as full-width rows: real radios, the chosen one marked with the dot. */
export function Options<T extends string>({ label, options, twoColumns, ...rest }: OptionsProps<T>) {
  const name = useId();
  return (
    <div className={twoColumns === true ? "options options-two" : "options"} role="radiogroup" aria-label={label}>
      {options.map(([value, words]) => (
        <Option key={value} name={name} option={value} words={words} {...rest} />
      ))}
    </div>
  );
}

type OptionProps<T extends string> = Omit<OptionsProps<T>, "label" | "options" | "twoColumns"> & {
  readonly name: string;
  readonly option: T;
  readonly words: string;
};

function Option<T extends string>({ name, option, words, value, disabled, note, onChange }: OptionProps<T>) {
  const noteId = useId();
  const beside = note?.(option) ?? null;
  return (
    <div className="option">
      <label>
        <input
          type="radio"
          name={name}
          value={option}
          checked={option === value}
          disabled={disabled?.(option)}
          aria-describedby={beside === null ? undefined : noteId}
          onChange={() => onChange(option)}
        />
        {words}
      </label>
      {beside !== null && <small id={noteId}>{beside}</small>}
    </div>
  );
}
