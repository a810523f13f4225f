/** Ties a row's visible label to the control in it without either naming the other. */
import { createContext, useContext, useId } from "react";

const ControlId = createContext<string | null>(null);

export const ControlIdProvider = ControlId.Provider;

/** The id that the surrounding row's label points at; an id of its own outside a row. */
export function useControlId(): string {
  const own = useId();
  return useContext(ControlId) ?? own;
}
