import type { ReactNode } from "react";

/** Words for those who do not see the picture that says the same. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
