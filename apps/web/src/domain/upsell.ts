/** Opens the upgrade modal from wherever a Pro feature is offered. The application provides the action. */
import { createContext, useContext } from "react";

export const UpsellContext = createContext<() => void>(() => undefined);

/** Returns the action that opens the upgrade modal. */
export function useUpsell(): () => void {
  return useContext(UpsellContext);
}
