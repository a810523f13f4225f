/** Connects a row's label with the control in the row. */
import { createContext, useContext, useId } from "react";

const ControlId = createContext<string | null>(null);

export const ControlIdProvider = ControlId.Provider;

/** The id used by the row's label; another one outside a row. */
export function useControlId(): string {
  const own = useId();
  return useContext(ControlId) ?? own;
}
