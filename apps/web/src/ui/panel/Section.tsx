import { ui } from "@matte/messages/ui";
import { type ReactNode, useId } from "react";
import { ControlIdProvider } from "./control-id.ts";
import { type Fold, FoldBody, FoldHeader } from "./Fold.tsx";
import "./panel.css";

export interface SectionProps {
  readonly title: string;
  /** Target for links to the section. */
  readonly id?: string | undefined;
  /** Makes the title a button for folding the section. */
  readonly fold?: Fold | undefined;
  /** Shown next to the title; never dimmed. */
  readonly badge?: ReactNode;
  /** Shown at the header's end. */
  readonly end?: ReactNode;
  /** Set if the plan lacks the section: its whole body is dimmed and disabled, and a click on it calls this. */
  readonly onLocked?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A section in the settings panel. It is no landmark: some controls have the section's name. */
export function Section({ title, id, fold, badge, end, onLocked, children }: SectionProps) {
  return (
    <section className={onLocked === undefined ? "section" : "section section-of-plan"} id={id}>
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
        <Lockable onLocked={onLocked} title={title}>
          {children}
        </Lockable>
      </FoldBody>
    </section>
  );
}

interface LockableProps extends Pick<SectionProps, "onLocked" | "title"> {
  readonly children: ReactNode;
}

/** A fieldset, because it disables every control in it. */
function Lockable({ onLocked, title, children }: LockableProps) {
  if (onLocked === undefined) return children;
  return (
    <LockedArea onClick={onLocked}>
      <fieldset className="section-locked" disabled aria-disabled="true" aria-label={ui.sectionSettings(title)}>
        {children}
      </fieldset>
    </LockedArea>
  );
}

interface LockedAreaProps {
  /** Opens the upgrade dialog, as the area's badge does. */
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Disabled controls under a cover that takes the clicks the browser would swallow. Keyboards and screen readers use the badge. */
function LockedArea({ onClick, children }: LockedAreaProps) {
  return (
    <div className="locked-area">
      {children}
      <button type="button" tabIndex={-1} aria-hidden="true" onClick={onClick} />
    </div>
  );
}

export interface NoteProps {
  /** Aligns the remark with the panel's edge. */
  readonly wide?: boolean;
  /** True for a remark on a setting's result, read by assistive technology when it appears. */
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
  /** True for a group of separately named controls: the label is then plain text. */
  readonly group?: boolean | undefined;
  /** A PRO badge next to the label; not dimmed with the control. */
  readonly badge?: ReactNode;
  /** Set if the plan lacks the control: it is disabled, and a click on it calls this. */
  readonly onLocked?: (() => void) | undefined;
  /** True for multi-line controls: the label is aligned with the first line. */
  readonly tall?: boolean | undefined;
  readonly children: ReactNode;
}

/** A row of settings: the label, then the control, aligned with all other rows. */
export function Row({ label, group = false, badge, onLocked, tall = false, children }: RowProps) {
  const id = useId();
  const control = <ControlIdProvider value={id}>{children}</ControlIdProvider>;
  return (
    <div className={tall ? "row row-tall" : "row"}>
      <span className="row-label">
        {group ? <span>{label}</span> : <label htmlFor={id}>{label}</label>}
        {badge}
      </span>
      <div className="row-control">
        {onLocked === undefined ? control : <LockedArea onClick={onLocked}>{control}</LockedArea>}
      </div>
    </div>
  );
}
