import { useEffect } from "react";
import { Loading } from "./Loading.tsx";

/** Leaves the app for a document of its own. */
export function LeavePage({ leave }: { readonly leave: () => void }) {
  useEffect(leave, [leave]);
  return <Loading />;
}
