import { useEffect, useState } from "react";

/** True once `condition` has been true for so many milliseconds: what passes at once is not worth showing. */
export function useLasting(condition: boolean, milliseconds: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!condition) return undefined;
    const timer = setTimeout(() => setLasts(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [condition, milliseconds]);
  return condition && lasts;
}
