import { useState } from "react";

/** The last defined value: data stay on screen while their replacement is loading or fails to load. */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(() => value);
  return value ?? last;
}
