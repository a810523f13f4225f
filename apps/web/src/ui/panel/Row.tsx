import { useId, type ReactNode } from "react";
import { ControlIdProvider } from "./control-id.ts";
import "./panel.css";

export interface RowProps {
  /** The visible label. The control's own `label` may be longer, and contains this one. */
  readonly label: string;
  /** True for a group of several controls, which have names of their own: the label is plain text then. */
  readonly group?: boolean | undefined;
  /** A PRO badge next to the label; not dimmed with the control. */
  readonly badge?: ReactNode;
  /** True for controls of several lines: the label is aligned with the first. */
  readonly tall?: boolean | undefined;
  readonly children: ReactNode;
}

/** A row of settings: the label, then the control, aligned with all other rows. */
export function Row({ label, group = false, badge, tall = false, children }: RowProps) {
  const id = useId();
  return (
    <div className={tall ? "row row-tall" : "row"}>
      <span className="row-label">
        {group ? <span>{label}</span> : <label htmlFor={id}>{label}</label>}
        {badge}
      </span>
      <div className="row-control">
        <ControlIdProvider value={id}>{children}</ControlIdProvider>
      </div>
    </div>
  );
}
