import type { LucideIcon } from "lucide-react";

/** A line icon in the text's colour. Never alone: it stands beside a label or inside a control that has a name. */
export function Icon({ of: Drawing }: { readonly of: LucideIcon }) {
  return <Drawing className="icon" strokeWidth={1.5} aria-hidden="true" />;
}
