import { useEffect, type ReactNode } from "react";

/** A route's contents under the document title it goes by. */
export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return children;
}
