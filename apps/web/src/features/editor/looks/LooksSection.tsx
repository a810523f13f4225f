import { capabilities } from "@matte/engine";
import { latePart } from "#lib/late-parts.tsx";
import { useEditor, usePhotoCount } from "../state/context.ts";
import { Looks } from "./Looks.tsx";

const StudioLooks = latePart(async () => (await import("./StudioLooks.tsx")).StudioLooks);

/** The row of looks, which are drawn on the selected photo; without a photo there is none. */
export function LooksSection() {
  const empty = usePhotoCount() === 0;
  const hasOwn = useEditor((state) => capabilities(state.plan).presets);
  if (empty) return null;
  return hasOwn ? <StudioLooks /> : <Looks presets={null} />;
}
