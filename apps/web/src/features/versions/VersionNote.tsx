import { useEffect, useState, useSyncExternalStore } from "react";
import { pageVersions } from "#domain/versions/page-versions.ts";
import type { Versions } from "#domain/versions/versions.ts";
import { hearOfHeldWork, isPageHeld } from "#domain/work/held-work.ts";
import { Button, toasts } from "#ui/index.ts";
import "#ui/feedback/quiet-note.css";

const HELD_ELSEWHERE = "Photos are open in another tab. The new version comes in at the next start.";

/** Offers a new version quietly; while photos are open it is only told that it will come. Otherwise nothing. */
export function VersionNote({ versions = pageVersions() }: { readonly versions?: Versions | null }) {
  const ready = useReady(versions);
  const held = useSyncExternalStore(hearOfHeldWork, isPageHeld);
  const update = async (): Promise<void> => {
    if ((await versions?.update()) === "held") toasts.plain(HELD_ELSEWHERE);
  };
  return (
    <div className="quiet-note">
      <p role="status">
        {ready && <span>{held ? "A new version comes in at the next start" : "A new version is ready"}</span>}
      </p>
      {ready && !held && (
        <Button look="bare" size="small" onClick={() => void update()}>
          Update
        </Button>
      )}
    </div>
  );
}

function useReady(versions: Versions | null): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (versions === null) return undefined;
    setReady(versions.store.getState().ready);
    return versions.store.subscribe((state) => setReady(state.ready));
  }, [versions]);
  return ready;
}
