import type { ReactNode } from "react";

export interface ChapterProps {
  /** Target of links to the section. */
  readonly id?: string;
  readonly name: string;
  /** A line under the name. */
  readonly note?: string;
  readonly children: ReactNode;
  /** Shown below, over the page's whole width. */
  readonly below?: ReactNode;
}

/** A section of the page: a rule, its name and its contents side by side. */
export function Chapter({ id, name, note, children, below }: ChapterProps) {
  const heading = `${id ?? name.toLowerCase().replaceAll(" ", "-")}-heading`;
  return (
    <section className="chapter" id={id} aria-labelledby={heading}>
      <div className="wrap">
        <div className="columns chapter-columns">
          <div className="chapter-name">
            <h2 id={heading}>{name}</h2>
            {note !== undefined && <p>{note}</p>}
          </div>
          {children}
        </div>
      </div>
      {below}
    </section>
  );
}
