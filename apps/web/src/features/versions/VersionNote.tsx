import { versions as texts } from "@matte/messages/versions";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { hasUnsavedWork, unsavedWork } from "#domain/unsaved-work.ts";
import { pageVersions } from "#domain/versions/page-versions.ts";
import type { Versions } from "#domain/versions/versions.ts";
import { Button, toasts } from "#ui/index.ts";
import "#ui/feedback/quiet-note.css";

/** Used if there are no service workers. */
const NO_VERSIONS: Versions["store"] = createStore(() => ({ ready: false }));

/** Offers a new version; while photos are open, only announces it for the next start. Empty without one. */
export function VersionNote({ versions = pageVersions() }: { readonly versions?: Versions | null }) {
  const { ready } = useStore(versions?.store ?? NO_VERSIONS);
  const unsaved = useStore(unsavedWork, hasUnsavedWork);
  const update = async (): Promise<void> => {
    if ((await versions?.update()) === "blocked") toasts.plain(texts.openElsewhere);
  };
  return (
    <div className="quiet-note">
      <p role="status">{ready && <span>{unsaved ? texts.later : texts.ready}</span>}</p>
      {ready && !unsaved && (
        <Button variant="bare" size="small" onClick={() => void update()}>
          {texts.update}
        </Button>
      )}
    </div>
  );
}
