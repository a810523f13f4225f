import type { ReactNode } from "react";

export interface ChapterProps {
  /** What links lead to. */
  readonly id?: string;
  readonly name: string;
  /** A line under the name. */
  readonly note?: string;
  readonly children: ReactNode;
  /** Stands below, over the page's whole width. */
  readonly below?: ReactNode;
}

/** A section of the page: a rule, its name at the left, what it has to say at the right. */
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
