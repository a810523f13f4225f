import { ui } from "@matte/messages/ui";
import { type ReactNode, useId } from "react";
import { ControlIdProvider } from "./control-id.ts";
import { type Fold, FoldBody, FoldHeader } from "./Fold.tsx";
import "./panel.css";

export interface SectionProps {
  readonly title: string;
  /** Target of links to the section. */
  readonly id?: string | undefined;
  /** Makes the title a button that folds the section. */
  readonly fold?: Fold | undefined;
  /** Shown next to the title; never dimmed. */
  readonly badge?: ReactNode;
  /** Shown at the header's end. */
  readonly end?: ReactNode;
  /** Dims and disables everything in the body, because the plan lacks it. */
  readonly locked?: boolean | undefined;
  readonly children: ReactNode;
}

/** A section of the settings panel. It is no landmark: some controls have the section's name. */
export function Section({ title, id, fold, badge, end, locked = false, children }: SectionProps) {
  return (
    <section className="section" id={id}>
      {fold === undefined ? (
        <header className="section-header">
          <h2>{title}</h2>
          {badge}
          {end !== undefined && <div className="section-end">{end}</div>}
        </header>
      ) : (
        <FoldHeader title={title} fold={fold} badge={badge} end={end} />
      )}
      <FoldBody fold={fold}>
        <Lockable locked={locked} title={title}>
          {children}
        </Lockable>
      </FoldBody>
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

export interface NoteProps {
  /** Aligns the remark with the panel's edge. */
  readonly wide?: boolean;
  /** True for a remark on the result of a setting, which assistive technology reads when it appears. */
  readonly status?: boolean;
  readonly id?: string;
  readonly children: ReactNode;
}

/** A remark on the control above it. */
export function Note({ wide = false, status = false, id, children }: NoteProps) {
  const Element = status ? "output" : "p";
  return (
    <Element className={wide ? "note note-wide" : "note"} id={id}>
      {children}
    </Element>
  );
}

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
