import { useEffect } from "react";
import { Loading } from "./Loading.tsx";

/** A page that is not drawn here: the address is there already, and its document is fetched in this one's place. */
export function BuiltPage({ leave = fetchDocument }: { readonly leave?: () => void }) {
  useEffect(leave, [leave]);
  return <Loading />;
}

function fetchDocument(): void {
  location.reload();
}
