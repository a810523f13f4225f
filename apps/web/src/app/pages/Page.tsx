import { useEffect, type ReactNode } from "react";

/** A route's contents with the document's title. */
export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return children;
}
