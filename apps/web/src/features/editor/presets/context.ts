import { createContext, useContext } from "react";
import type { PresetServer } from "../../../lib/account-presets/server.ts";

/** Where presets are kept; null where nobody is signed in. */
export const PresetServerContext = createContext<PresetServer | null>(null);

export function usePresetServer(): PresetServer | null {
  return useContext(PresetServerContext);
}
