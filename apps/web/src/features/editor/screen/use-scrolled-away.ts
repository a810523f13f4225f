import { useEffect, useState } from "react";
import { watchScrolledAway } from "#lib/scrolled-away.ts";

export function useScrolledAway(): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => watchScrolledAway(setAway), []);
  return away;
}
