import { useId, type ComponentProps } from "react";

interface LineProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly autoComplete?: ComponentProps<"input">["autoComplete"];
  readonly onChange: (text: string) => void;
}

export function Line({ label, onChange, ...rest }: LineProps) {
  const id = useId();
  return (
    <p className="wizard-line">
      <label htmlFor={id}>{label}</label>
      <input {...rest} id={id} className="field" onChange={(event) => onChange(event.target.value)} />
    </p>
  );
}

/** In option order. */
export type Labels<T extends string> = Readonly<Record<T, string>>;

export interface OptionsProps<T extends string> {
  /** The group's accessible name. */
  readonly label: string;
  readonly options: Labels<T>;
  readonly value: T | null | undefined;
  readonly disabled?: ((value: T) => boolean) | undefined;
  /** Returns a remark next to an option, outside its name. */
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
      {labelEntries(options).map(([value, text]) => (
        <Option key={value} name={name} option={value} text={text} {...rest} />
      ))}
    </div>
  );
}

export function labelEntries<T extends string>(options: Labels<T>): [value: T, label: string][] {
  return Object.entries(options) as [T, string][];
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
