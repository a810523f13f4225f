import { ui } from "@matte/messages/ui";
import type { ReactNode } from "react";
import "./panel.css";

export interface SectionProps {
  readonly title: string;
  /** Target of links to the section. */
  readonly id?: string | undefined;
  /** Shown next to the title; never dimmed. */
  readonly badge?: ReactNode;
  /** Shown at the header's end. */
  readonly end?: ReactNode;
  /** Dims and disables everything in the body, because the plan lacks it. */
  readonly locked?: boolean | undefined;
  readonly children: ReactNode;
}

/** A section of the settings panel. It is no landmark: some controls have the section's name. */
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

/** A fieldset, because it disables every control in it. */
function Lockable(props: { readonly locked: boolean; readonly title: string; readonly children: ReactNode }) {
  if (!props.locked) return props.children;
  return (
    <fieldset className="section-locked" disabled aria-disabled="true" aria-label={ui.sectionSettings(props.title)}>
      {props.children}
    </fieldset>
  );
}
