import type { ReactNode } from "react";

export interface OutcomeProps {
  /** What the address ends in while this is shown. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** What came of a form; there from the start, so that it takes no script to show it, and takes the focus when it is shown. */
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
