import "./switch.css";

export interface SwitchProps {
  /** The visible label and the accessible name. */
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean | undefined;
  /** False in a panel row, with the switch at its end; true in a section's header. */
  readonly inline?: boolean | undefined;
  readonly onChange: (checked: boolean) => void;
}

/** A switch; the whole row is its label. */
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
