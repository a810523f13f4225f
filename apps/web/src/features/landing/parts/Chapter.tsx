import { Plus } from "lucide-react";
import { useId, type ReactNode } from "react";
import { Icon } from "#ui/Icon.tsx";

export interface ChapterProps {
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
  const heading = useId();
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

export interface DisclosureProps {
  readonly title: string;
  /** After the title, in small type. */
  readonly note?: string;
  readonly open?: boolean;
  /** Group with only one open at a time. */
  readonly name?: string;
  readonly children: ReactNode;
}

export function Disclosure({ title, note, children, ...rest }: DisclosureProps) {
  return (
    <details className="disclosure" {...rest}>
      <summary>
        <h3>{title}</h3>
        {note !== undefined && <span className="num">{note}</span>}
        <Icon of={Plus} />
      </summary>
      {children}
    </details>
  );
}
