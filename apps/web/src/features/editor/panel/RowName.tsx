import "./row-name.css";

interface RowNameProps {
  readonly children: string;
  /** The chosen value's name. */
  readonly value?: string;
}

/** A name over the whole width of its control, which has it as its accessible name. */
export function RowName({ children, value }: RowNameProps) {
  return (
    <p className="row-name" aria-hidden="true">
      <span>{children}</span>
      {value !== undefined && <b>{value}</b>}
    </p>
  );
}
