import { capabilities } from "@matte/engine";
import { useDeferredValue } from "react";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { useEditor, usePhotoCount, useSession } from "../state/context.ts";
import { ANONYMOUS } from "#domain/account/saved-settings.ts";
import { Looks } from "./Looks.tsx";

const Profiles = lazyPart(async () => (await import("../profiles/Profiles.tsx")).Profiles);
const StudioLooks = lazyPart(async () => (await import("./StudioLooks.tsx")).StudioLooks);

/** The row of looks, drawn on the selected photo, below that of profiles; hidden without a photo. */
export function LooksSection() {
  // Rendered after the first photo, which should not wait for it.
  const empty = useDeferredValue(usePhotoCount() === 0);
  const hasOwn = useEditor((state) => capabilities(state.plan).presets);
  const hasProfiles = useHasProfiles();
  if (empty) return null;
  return (
    <>
      {hasProfiles && <Profiles />}
      {hasOwn ? <StudioLooks /> : <Looks presets={null} />}
    </>
  );
}

/** True for users whose plan has profiles. */
function useHasProfiles(): boolean {
  const { user } = useSession().services;
  return useEditor((state) => capabilities(state.plan).profiles) && user !== ANONYMOUS;
}
