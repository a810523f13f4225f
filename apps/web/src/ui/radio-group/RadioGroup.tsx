import { useId, type KeyboardEvent, type ReactNode } from "react";
import "./segments.css";

export interface RadioOption<T extends string> {
  readonly value: T;
  readonly label: string;
  /** Shown instead of the label, which remains the accessible name. */
  readonly drawing?: ReactNode;
  /** True for an option missing in the plan: choosing it calls `onLocked` and changes nothing. */
  readonly locked?: boolean | undefined;
}

export interface RadioGroupProps<T extends string> {
  /** The group's accessible name. */
  readonly label: string;
  readonly value: T;
  readonly options: readonly RadioOption<T>[];
  readonly disabled?: boolean | undefined;
  readonly onChange: (value: T) => void;
  readonly onLocked?: ((value: T) => void) | undefined;
}

/** Radio buttons in a box; the selected one is filled. */
export function RadioGroup<T extends string>({ label, options, ...rest }: RadioGroupProps<T>) {
  const name = useId();
  return (
    <div className="segments" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Radio key={option.value} name={name} option={option} {...rest} />
      ))}
    </div>
  );
}

type RadioButtonsProps<T extends string> = Pick<RadioGroupProps<T>, "label" | "value" | "options" | "onChange">;

/** The same as buttons (ARIA `radio`), for choices named like a field: a field's label stays unique on the page. */
export function RadioButtons<T extends string>({ label, value, options, onChange }: RadioButtonsProps<T>) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const place = options.findIndex((option) => option.value === value) + step;
    const next = options.at(place % options.length);
    if (next === undefined) return;
    onChange(next.value);
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[value="${next.value}"]`)?.focus();
  };
  return (
    <div className="segments" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          className="segment"
          value={option.value}
          aria-checked={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          onKeyDown={onKeyDown}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

/** As native radio buttons do. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

type RadioProps<T extends string> = Omit<RadioGroupProps<T>, "label" | "options"> & {
  readonly name: string;
  readonly option: RadioOption<T>;
};

function Radio<T extends string>({ name, option, value, disabled, onChange, onLocked }: RadioProps<T>) {
  const locked = option.locked === true;
  return (
    <label className={locked ? "segment segment-locked" : "segment"}>
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={option.value === value}
        disabled={disabled}
        aria-label={option.drawing === undefined ? undefined : option.label}
        title={option.drawing === undefined ? undefined : option.label}
        onChange={() => (locked ? onLocked?.(option.value) : onChange(option.value))}
      />
      {option.drawing ?? option.label}
    </label>
  );
}

export interface QuickSizesProps {
  /** The group's accessible name. */
  readonly label: string;
  readonly value: number;
  readonly options: readonly { readonly name: string; readonly value: number }[];
  readonly disabled?: boolean | undefined;
  readonly onChange: (value: number) => void;
}

/** Buttons that set a value; the one equal to the value is marked. */
export function QuickSizes({ label, value, options, disabled, onChange }: QuickSizesProps) {
  return (
    <div className="quick" role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.name}
          type="button"
          aria-pressed={option.value === value}
          disabled={disabled}
          onClick={() => onChange(option.value)}
        >
          {option.name}
        </button>
      ))}
    </div>
  );
}
