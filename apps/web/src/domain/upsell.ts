/** Opens the upgrade modal from any Pro feature on offer. The application provides the action. */
import { createContext, useContext } from "react";

/** An action without the Pro feature, also offered by the modal. */
export interface UpsellAlternative {
  readonly label: string;
  /** The file it acts on. */
  readonly note: string;
  readonly run: () => void;
}

export type OpenUpsell = (alternative?: UpsellAlternative) => void;

export const UpsellContext = createContext<OpenUpsell>(() => undefined);

/** Returns the action that opens the upgrade modal. */
export function useUpsell(): OpenUpsell {
  return useContext(UpsellContext);
}
