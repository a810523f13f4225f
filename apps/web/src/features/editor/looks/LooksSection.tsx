import { capabilities } from "@matte/engine";
import { useDeferredValue } from "react";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { useEditor, usePhotoCount } from "../state/context.ts";
import { Looks } from "./Looks.tsx";

const StudioLooks = lazyPart(async () => (await import("./StudioLooks.tsx")).StudioLooks);

/** The row of looks, drawn on the selected photo; hidden without one. */
export function LooksSection() {
  // Rendered after the first photo, which should not wait for it.
  const empty = useDeferredValue(usePhotoCount() === 0);
  const hasOwn = useEditor((state) => capabilities(state.plan).presets);
  if (empty) return null;
  return hasOwn ? <StudioLooks /> : <Looks presets={null} />;
}
