import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { hasUnsavedWork, unsavedWork } from "#domain/unsaved-work.ts";
import { pageVersions } from "#domain/versions/page-versions.ts";
import type { Versions } from "#domain/versions/versions.ts";
import { Button, toasts } from "#ui/index.ts";
import "#ui/feedback/quiet-note.css";

const OPEN_ELSEWHERE = "Photos are open in another tab. The new version comes in at the next start.";

/** Used where there are no service workers. */
const NO_VERSIONS: Versions["store"] = createStore(() => ({ ready: false }));

/** Offers a new version; while photos are open, only says that it will come. Empty while there is none. */
export function VersionNote({ versions = pageVersions() }: { readonly versions?: Versions | null }) {
  const { ready } = useStore(versions?.store ?? NO_VERSIONS);
  const unsaved = useStore(unsavedWork, hasUnsavedWork);
  const update = async (): Promise<void> => {
    if ((await versions?.update()) === "blocked") toasts.plain(OPEN_ELSEWHERE);
  };
  return (
    <div className="quiet-note">
      <p role="status">
        {ready && <span>{unsaved ? "A new version comes in at the next start" : "A new version is ready"}</span>}
      </p>
      {ready && !unsaved && (
        <Button variant="bare" size="small" onClick={() => void update()}>
          Update
        </Button>
      )}
    </div>
  );
}
