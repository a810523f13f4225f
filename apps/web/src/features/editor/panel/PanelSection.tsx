/** The panel's sections: each folds, and stays so until the next visit. */
import type { ReactNode } from "react";
import { MoreRows, Section, type Fold, type SectionProps } from "#ui/index.ts";
import { useEditor, useSession } from "../state/context.ts";
import { setFolded, type Foldable } from "../state/folds.ts";

interface PanelSectionProps extends Omit<SectionProps, "fold" | "id"> {
  readonly id: Foldable;
  /** At most two values, preferring those that differ from the default. */
  readonly summary: string;
}

export function PanelSection({ id, summary, ...section }: PanelSectionProps) {
  return <Section {...section} id={id} fold={useFold(id, summary)} />;
}

interface MoreProps {
  readonly part: Foldable;
  /** The button's accessible name, if several are on the page. */
  readonly name?: string;
  readonly summary: string;
  readonly children: ReactNode;
}

/** Settings of one kind under a heading, ruled off from those above. */
export function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="panel-group" role="group" aria-label={title}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

/** A section's rarer settings. */
export function More({ part, name, summary, children }: MoreProps) {
  return (
    <MoreRows fold={useFold(part, summary)} name={name}>
      {children}
    </MoreRows>
  );
}

function useFold(part: Foldable, summary: string): Fold {
  const session = useSession();
  const open = useEditor((state) => !state.folds[part]);
  return { open, onToggle: () => setFolded(session, part, open), summary };
}
