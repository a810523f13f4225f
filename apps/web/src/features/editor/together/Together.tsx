import { lazyPart } from "#lib/lazy-parts.tsx";
import { shownPhoto } from "../model/own-settings.ts";
import { useEditor } from "../state/context.ts";

const TogetherSection = lazyPart(async () => (await import("./TogetherSection.tsx")).TogetherSection);

/** The section for photos framed together, while they are shown. */
export function Together() {
  const entry = useEditor(({ history }) => shownPhoto(history.present));
  return entry?.sheet === undefined ? null : <TogetherSection entry={{ ...entry, sheet: entry.sheet }} />;
}
