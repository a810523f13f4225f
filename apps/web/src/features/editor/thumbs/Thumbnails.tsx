import { capabilities } from "@matte/engine";
import type { CSSProperties } from "react";
import { Button } from "../../../ui/button/Button.tsx";
import { ProBadge } from "../../../ui/button/ProBadge.tsx";
import { useEditor, usePhotoCount, useSession, useSetting } from "../state/context.ts";
import { Thumbnail } from "./Thumbnail.tsx";
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

function ThumbnailList() {
  const photos = useEditor((state) => state.history.present.photos);
  const matte = useSetting("outerBorderSize") / 100;
  const colour = useSetting("outerBorderColor");
  const strokeColour = useSetting("innerBorderColor");
  const stroke = useSetting("innerBorderSize") > 0 ? strokeColour : "transparent";
  const style = { "--matte": matte, "--matte-colour": colour, "--stroke": stroke } as CSSProperties;
  return (
    <ol aria-label="Thumbnails" style={style}>
      {photos.map((entry) => (
        <Thumbnail key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}
