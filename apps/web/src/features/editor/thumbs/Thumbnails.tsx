import { capabilities } from "@matte/engine";
import { editor } from "@matte/messages/editor";
import { editorWork } from "@matte/messages/editor-work";
import { useEffect } from "react";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { whenIdle } from "#lib/when-idle.ts";
import { Button } from "#ui/button/Button.tsx";
import { ProBadge } from "#ui/button/ProBadge.tsx";
import { useEditor, usePhotoCount, useSession } from "../state/context.ts";
import { countSelected } from "../state/selection.ts";
import { clearWithNotice } from "../state/undo-notice.tsx";
import { useCoarse, useRoomy } from "../state/window-width.ts";
import "./thumbs.css";
import "./stacked.css";

const loadList = async () => import("./ThumbnailList.tsx");
const ThumbnailList = lazyPart(async () => (await loadList()).ThumbnailList);
const PhotoMenu = lazyPart(async () => (await import("./PhotoMenu.tsx")).PhotoMenu);
const SelectButton = lazyPart(async () => (await import("./SelectButton.tsx")).SelectButton);
const SortSelect = lazyPart(async () => (await import("./SortSelect.tsx")).SortSelect);
const FailedPhotos = lazyPart(async () => (await import("./FailedPhotos.tsx")).FailedPhotos);

/** Heights of a thumbnail next to its names and over them, in CSS pixels. As in thumbs.css and stacked.css. */
const HEIGHTS = { inRow: 82, stacked: 150, touch: 117 };

export function Thumbnails() {
  const session = useSession();
  const count = usePhotoCount();
  const selected = useEditor(countSelected);
  const coarse = useCoarse();
  const roomy = useRoomy();
  const stacked = coarse ? "touch" : "stacked";
  const rowHeight = HEIGHTS[roomy ? "inRow" : stacked];
  const clear = (
    <Button variant="bare" onClick={() => clearWithNotice(session)}>
      {editor.clearAll}
    </Button>
  );
  // The narrowest column has room for one button in its head.
  const clearsAtFoot = coarse && !roomy && count > 0;
  // An empty editor does not need the list; loading it soon makes the first photo independent of the network.
  useEffect(() => whenIdle(() => void loadList().catch(() => undefined)), []);
  return (
    <aside className="thumbs" id="photos" aria-label={editor.list.region}>
      {count > 0 && (
        <header>
          <div className="thumbs-counts">
            <h2 className="num">{editor.list.count(count)}</h2>
            <span className="thumbs-selected num" aria-live="polite">
              {selected > 1 && editorWork.selected(selected)}
            </span>
          </div>
          {coarse && <SelectButton />}
          {!clearsAtFoot && clear}
          {count > 1 && <PhotoMenu />}
        </header>
      )}
      <SortSelect />
      {count === 0 ? <EmptyList /> : <ThumbnailList key={rowHeight} rowHeight={rowHeight} />}
      {clearsAtFoot && <footer className="thumbs-clear">{clear}</footer>}
      <BatchNote />
    </aside>
  );
}

function EmptyList() {
  const failed = useEditor((state) => state.unread.length > 0);
  return (
    <div className="thumbs-none">
      <p>{editor.list.empty}</p>
      {failed && <FailedPhotos />}
    </div>
  );
}

/** An offer to upgrade, for plans that load one photo at a time. */
export function BatchNote() {
  const { upsell } = useSession().services;
  const batch = useEditor((state) => capabilities(state.plan).batch);
  if (batch) return null;
  return (
    <div className="thumbs-more">
      <p>
        {editor.list.batch} <ProBadge of={editor.list.batchFeature} onClick={upsell} />
      </p>
      {editor.list.batchNote}
    </div>
  );
}
