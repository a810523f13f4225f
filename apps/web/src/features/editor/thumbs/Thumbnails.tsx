import { capabilities } from "@matte/engine";
import { Button } from "../../../ui/button/Button.tsx";
import { ProBadge } from "../../../ui/button/ProBadge.tsx";
import { useEditor, usePhotoCount, useSession } from "../state/context.ts";
import { ThumbnailList } from "./ThumbnailList.tsx";
import "./thumbs.css";

/** All photos of the list, each with its current matte. */
export function Thumbnails() {
  const session = useSession();
  const count = usePhotoCount();
  const batch = useEditor((state) => capabilities(state.plan).batch);
  return (
    <aside className="thumbs" id="photos" aria-label="Photos">
      {count > 0 && (
        <header>
          <h2 className="num">{count === 1 ? "1 photo" : `${count} photos`}</h2>
          <Button look="bare" onClick={session.clear}>
            Clear all
          </Button>
        </header>
      )}
      {count === 0 ? <p className="thumbs-none">No thumbnails yet</p> : <ThumbnailList />}
      {!batch && (
        <div className="thumbs-more">
          <p>
            Batch <ProBadge of="batch upload" onClick={session.services.upsell} />
          </p>
          Load a whole series at once.
        </div>
      )}
    </aside>
  );
}
