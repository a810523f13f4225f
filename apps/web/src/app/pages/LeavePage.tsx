import { useEffect } from "react";
import { Loading } from "./Loading.tsx";

/** Leaves the app for another document. */
export function LeavePage({ leave }: { readonly leave: () => void }) {
  useEffect(leave, [leave]);
  return <Loading />;
}
