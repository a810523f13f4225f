import { originalName } from "@matte/framing/photos/original-name.ts";
import { editor } from "@matte/messages/editor";
import { editorWall as texts } from "@matte/messages/editor-wall";
import { Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "#ui/index.ts";
import type { PhotoEntry } from "../model/document.ts";
import { shownPhoto } from "../model/own-settings.ts";
import { useEditor, usePrintedSubject, useSession } from "../state/context.ts";
import { WALL_TONES } from "../state/store.ts";
import { useCoarse, usePhone } from "../state/window-width.ts";
import { type RoomControl, ZOOM_STEP } from "./use-room.ts";

interface WallFootProps {
  readonly control: RoomControl;
  /** Shown in place of the hint on a phone. */
  readonly select: ReactNode;
}

/** The line below the wall: how to reorder, the chosen photo, and the view. */
export function WallFoot({ control: { canZoomIn, canZoomOut, zoomBy }, select }: WallFootProps) {
  const isPhone = usePhone();
  const coarse = useCoarse();
  const zoomOut = (): void => zoomBy(1 / ZOOM_STEP);
  const zoomIn = (): void => zoomBy(ZOOM_STEP);
  const entry = useEditor(({ history }) => shownPhoto(history.present));
  return (
    <footer className="wall-foot">
      <div>{isPhone ? select : <span>{coarse ? texts.hintTouch : texts.hint}</span>}</div>
      <b>{entry && <PhotoTitle entry={entry} />}</b>
      <div>
        {!isPhone && (
          <>
            {/* A disabled button would lose the focus, and the keys with it. */}
            <IconButton icon={Minus} label={texts.zoomOut} aria-disabled={!canZoomOut} onClick={zoomOut} />
            <IconButton icon={Plus} label={texts.zoomIn} aria-disabled={!canZoomIn} onClick={zoomIn} />
            <span aria-hidden="true">{editor.wall.name}</span>
          </>
        )}
        <Tones />
      </div>
    </footer>
  );
}

/** The subject; the file's name without one. */
function PhotoTitle({ entry }: { readonly entry: PhotoEntry }) {
  const { photos } = useSession();
  const subject = usePrintedSubject(entry);
  const record = photos.get(entry.id);
  return subject === "" && record !== undefined ? originalName(record) : subject;
}

function Tones() {
  const session = useSession();
  const chosen = useEditor((state) => state.hangingTone);
  return (
    <div className="hanging-tones" role="group" aria-label={editor.wall.label}>
      {WALL_TONES.map((tone) => (
        <button
          key={tone}
          type="button"
          data-tone={tone}
          aria-label={texts.tones[tone]}
          title={texts.tones[tone]}
          aria-pressed={tone === chosen}
          onClick={() => session.set({ hangingTone: tone })}
        />
      ))}
    </div>
  );
}
