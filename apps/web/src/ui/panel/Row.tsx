import { useId, type ReactNode } from "react";
import { ControlIdProvider } from "./control-id.ts";
import "./panel.css";

export interface RowProps {
  /** What is visible. The control's own `label` may say more; it contains this. */
  readonly label: string;
  /** For groups of several equal controls, which name themselves: the row's words are then only words. */
  readonly group?: boolean | undefined;
  /** A PRO badge beside the label; stays bright while the control is dimmed. */
  readonly badge?: ReactNode;
  /** For controls of several lines: the label stands at the first. */
  readonly tall?: boolean | undefined;
  readonly children: ReactNode;
}

/** A settings row: label left, control right, edges shared with all other rows. */
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
