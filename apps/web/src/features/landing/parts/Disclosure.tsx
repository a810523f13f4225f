import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#ui/Icon.tsx";

export interface DisclosureProps {
  readonly title: string;
  readonly open?: boolean;
  /** Group of which only one is open at a time. */
  readonly name?: string;
  readonly children: ReactNode;
}

export function Disclosure({ title, children, ...rest }: DisclosureProps) {
  return (
    <details className="disclosure" {...rest}>
      <summary>
        <h3>{title}</h3>
        <Icon of={Plus} />
      </summary>
      {children}
    </details>
  );
}
