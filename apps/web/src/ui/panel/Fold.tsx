import { ui } from "@matte/messages/ui";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Icon } from "../Icon.tsx";

export interface Fold {
  readonly open: boolean;
  readonly onToggle: () => void;
  /** The folded part's values in a few words. */
  readonly summary: string;
}

interface FoldHeaderProps {
  readonly title: string;
  readonly fold: Fold;
  readonly badge: ReactNode;
  readonly end: ReactNode;
}

/** The title's button covers the whole header; badge and end are above it. A locked section's badge covers its values. */
export function FoldHeader({ title, fold, badge, end }: FoldHeaderProps) {
  const summary = useId();
  return (
    <header className="fold-header">
      <div className="fold-title">
        <h2>
          <FoldButton title={title} fold={fold} summary={summary} />
        </h2>
      </div>
      <Summary id={summary} fold={fold} />
      {(end !== undefined || badge) && (
        <div className="section-end">
          {badge}
          {end}
        </div>
      )}
      <Icon of={ChevronDown} />
    </header>
  );
}

export interface MoreRowsProps {
  readonly fold: Fold;
  /** The button's accessible name, if several are on the page. */
  readonly name?: string | undefined;
  readonly children: ReactNode;
}

/** A section's rarer rows, below the others. */
export function MoreRows({ fold, name, children }: MoreRowsProps) {
  const summary = useId();
  return (
    <>
      <div className="fold-header fold-more">
        <FoldButton title={ui.more} name={name} fold={fold} summary={summary} />
        <Summary id={summary} fold={fold} />
        <Icon of={ChevronDown} />
      </div>
      <FoldBody fold={fold}>{children}</FoldBody>
    </>
  );
}

/** Unfolds slowly, except when the page opens. */
export function FoldBody({ fold, children }: { readonly fold: Fold | undefined; readonly children: ReactNode }) {
  const open = fold?.open !== false;
  const [folded, setFolded] = useState(false);
  if (!open && !folded) setFolded(true);
  return open && <div className={folded ? "section-body section-unfolds" : "section-body"}>{children}</div>;
}

interface FoldButtonProps {
  readonly title: string;
  readonly name?: string | undefined;
  readonly fold: Fold;
  readonly summary: string;
}

function FoldButton({ title, name, fold: { open, onToggle }, summary }: FoldButtonProps) {
  return (
    <button
      type="button"
      className="fold-button"
      aria-label={name}
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
