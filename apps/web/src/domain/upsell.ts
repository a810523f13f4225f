/** The way to the upgrade modal for everything that shows what Pro adds. The application says where it leads. */
import { createContext, useContext } from "react";

export const UpsellContext = createContext<() => void>(() => undefined);

/** Opens the upgrade modal. */
export function useUpsell(): () => void {
  return useContext(UpsellContext);
}
