import { useId, type ComponentProps } from "react";

interface LineProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly autoComplete?: ComponentProps<"input">["autoComplete"];
  readonly onChange: (text: string) => void;
}

/** A text field with its label above it. */
export function Line({ label, onChange, ...rest }: LineProps) {
  const id = useId();
  return (
    <p className="wizard-line">
      <label htmlFor={id}>{label}</label>
      <input {...rest} id={id} className="field" onChange={(event) => onChange(event.target.value)} />
    </p>
  );
}
