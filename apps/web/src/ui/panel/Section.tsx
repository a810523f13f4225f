import type { ReactNode } from "react";
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

/** One subject of the settings panel. Its heading names it; a landmark of the same name would hide the control called so. */
export function Section({ title, id, badge, end, locked = false, children }: SectionProps) {
  return (
    <section className="section" id={id}>
      <header className="section-header">
        <h2>{title}</h2>
        {badge}
        {end !== undefined && <div className="section-end">{end}</div>}
      </header>
      <Lockable locked={locked} title={title}>
        {children}
      </Lockable>
    </section>
  );
}

/** A fieldset, because it disables every control in it, whatever the control itself was told. */
function Lockable(props: { readonly locked: boolean; readonly title: string; readonly children: ReactNode }) {
  if (!props.locked) return props.children;
  return (
    <fieldset className="section-locked" disabled aria-disabled="true" aria-label={`${props.title} settings`}>
      {props.children}
    </fieldset>
  );
}
