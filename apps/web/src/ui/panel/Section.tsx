import { ui } from "@matte/messages/ui";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Icon } from "../Icon.tsx";
import { ControlIdProvider } from "./control-id.ts";
import "./panel.css";

/** State of a part that can be folded. */
export interface Fold {
  readonly open: boolean;
  readonly onToggle: () => void;
  /** The values of the folded part in a few words. */
  readonly summary: string;
}

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
      <Body fold={fold}>
        <Lockable locked={locked} title={title}>
          {children}
        </Lockable>
      </Body>
    </section>
  );
}

type FoldHeaderProps = Required<Pick<SectionProps, "title" | "badge" | "end">> & { readonly fold: Fold };

/** The title's button covers the whole header; badge and end are above it. */
function FoldHeader({ title, fold, badge, end }: FoldHeaderProps) {
  const summary = useId();
  return (
    <header className="fold-header">
      <div className="fold-title">
        <h2>
          <FoldButton title={title} fold={fold} summary={summary} />
        </h2>
        {badge}
      </div>
      <Summary id={summary} fold={fold} />
      {end !== undefined && <div className="section-end">{end}</div>}
      <Icon of={ChevronDown} />
    </header>
  );
}

export interface MoreRowsProps {
  readonly fold: Fold;
  readonly children: ReactNode;
}

/** The rarer rows of a section, below the others. */
export function MoreRows({ fold, children }: MoreRowsProps) {
  const summary = useId();
  return (
    <>
      <div className="fold-header fold-more">
        <FoldButton title={ui.more} fold={fold} summary={summary} />
        <Summary id={summary} fold={fold} />
        <Icon of={ChevronDown} />
      </div>
      <Body fold={fold}>{children}</Body>
    </>
  );
}

/** Unfolds slowly, except when the page opens. */
function Body({ fold, children }: { readonly fold: Fold | undefined; readonly children: ReactNode }) {
  const open = fold?.open !== false;
  const [folded, setFolded] = useState(false);
  if (!open && !folded) setFolded(true);
  return open && <div className={folded ? "section-body section-unfolds" : "section-body"}>{children}</div>;
}

interface FoldButtonProps {
  readonly title: string;
  readonly fold: Fold;
  /** The summary's id. */
  readonly summary: string;
}

function FoldButton({ title, fold: { open, onToggle }, summary }: FoldButtonProps) {
  return (
    <button
      type="button"
      className="fold-button"
      aria-expanded={open}
      aria-describedby={open ? undefined : summary}
      onClick={onToggle}
    >
      {title}
    </button>
  );
}

function Summary({ id, fold: { open, summary } }: { readonly id: string; readonly fold: Fold }) {
  return (
    <span className="fold-summary num" id={id}>
      {open ? "" : summary}
    </span>
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
