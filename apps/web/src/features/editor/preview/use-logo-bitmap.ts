import { logoForMatte } from "@matte/engine";
import { useEditor, useSession } from "../state/context.ts";
import { effectiveSettings } from "../state/store.ts";

/** The logo that suits the matte's colour; null without one. */
export function useLogoBitmap(): ImageBitmap | null {
  const { logos } = useSession();
  const id = useEditor((state) => logoForMatte(effectiveSettings(state))?.id);
  return id === undefined ? null : (logos.get(id)?.bitmap ?? null);
}
