import "./segments.css";

export interface QuickSizesProps {
  /** The group's accessible name. */
  readonly label: string;
  readonly value: number;
  readonly options: readonly { readonly name: string; readonly value: number }[];
  readonly disabled?: boolean | undefined;
  readonly onChange: (value: number) => void;
}

/** Buttons that set a value; the one that equals the value is marked. */
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
