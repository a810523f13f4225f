import type { ReactNode } from "react";

export interface OutcomeProps {
  /** The URL's fragment while this is shown. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Outcome of a form. It is in the page from the start, so that showing it needs no script, and gets the focus when shown. */
export function Outcome({ id, title, children }: OutcomeProps) {
  return (
    <div id={id} className="outcome" tabIndex={-1} role="group" aria-labelledby={`${id}-title`}>
      <p className="outcome-title" id={`${id}-title`}>
        {title}
      </p>
      <p>{children}</p>
    </div>
  );
}
