/** Opens the upgrade modal from wherever a Pro feature is offered. The application provides the action. */
import { createContext, useContext } from "react";

/** An action without the Pro feature, which the modal offers as well. */
export interface UpsellAlternative {
  readonly label: string;
  /** Name of the file that it acts on. */
  readonly note: string;
  readonly run: () => void;
}

export type OpenUpsell = (alternative?: UpsellAlternative) => void;

export const UpsellContext = createContext<OpenUpsell>(() => undefined);

/** Returns the action that opens the upgrade modal. */
export function useUpsell(): OpenUpsell {
  return useContext(UpsellContext);
}
