import "./switch.css";

export interface SwitchProps {
  /** Visible, and the accessible name. */
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean | undefined;
  /** A row of the panel, the switch at its right edge; inline is for section heads. */
  readonly inline?: boolean | undefined;
  readonly onChange: (checked: boolean) => void;
}

/** On or off, at once. All of the row is its label. */
export function Switch({ label, checked, disabled, inline = false, onChange }: SwitchProps) {
  return (
    <label className={inline ? "switch switch-inline" : "switch"}>
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
