import type { LucideIcon } from "lucide-react";
import { memo } from "react";

/** A line icon in the text's colour, for labels and for named controls. It never changes, and is rendered once. */
export const Icon = memo(function Icon({ of: Drawing }: { readonly of: LucideIcon }) {
  return <Drawing className="icon" strokeWidth={1.5} aria-hidden="true" />;
});
