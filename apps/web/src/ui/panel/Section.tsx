import { useId, type ReactNode } from "react";
import "./panel.css";

export interface SectionProps {
  readonly title: string;
  /** For links to the section. */
  readonly id?: string | undefined;
  /** Stands beside the title and is never dimmed. */
  readonly badge?: ReactNode;
  /** Stands at the header's end. */
  readonly end?: ReactNode;
  /** Dims and disables everything in the body: what the plan does not have. */
  readonly locked?: boolean | undefined;
  readonly children: ReactNode;
}

/** One subject of the settings panel. */
export function Section({ title, id, badge, end, locked = false, children }: SectionProps) {
  const heading = useId();
  return (
    <section className="section" id={id} aria-labelledby={heading}>
      <header className="section-header">
        <h2 id={heading}>{title}</h2>
        {badge}
        {end !== undefined && <div className="section-end">{end}</div>}
      </header>
      <Lockable locked={locked} labelledBy={heading}>
        {children}
      </Lockable>
    </section>
  );
}

/** A fieldset, because it disables every control in it, whatever the control itself was told. */
function Lockable(props: { readonly locked: boolean; readonly labelledBy: string; readonly children: ReactNode }) {
  if (!props.locked) return props.children;
  return (
    <fieldset className="section-locked" disabled aria-disabled="true" aria-labelledby={props.labelledBy}>
      {props.children}
    </fieldset>
  );
}
