import { useId, type ComponentType } from "react";
import { RowName } from "./RowName.tsx";
import "./drawn-choices.css";

interface DrawnChoicesProps<T extends string> {
  /** The group's name, which is also shown. */
  readonly label: string;
  readonly value: T;
  readonly values: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly columns: 3 | 4;
  readonly drawing: ComponentType<{ readonly of: T }>;
  readonly onChange: (value: T) => void;
}

/** Radio buttons with a drawing over each name. */
export function DrawnChoices<T extends string>({
  label,
  value,
  values,
  names,
  columns,
  drawing: Drawing,
  onChange,
}: DrawnChoicesProps<T>) {
  const group = useId();
  return (
    <>
      <RowName value={names[value]}>{label}</RowName>
      <div className="drawn-choices" data-columns={columns} role="radiogroup" aria-label={label}>
        {values.map((one) => (
          <label key={one}>
            <input type="radio" name={group} value={one} checked={one === value} onChange={() => onChange(one)} />
            <Drawing of={one} />
            {names[one]}
          </label>
        ))}
      </div>
    </>
  );
}
