import { editor } from "@matte/messages/editor";
import { Crop, GalleryHorizontal, Search } from "lucide-react";
import { Button, Icon, IconButton } from "#ui/index.ts";
import { useZoom } from "../preview/use-zoom.ts";
import { useEditor, usePhotoCount, useSession } from "../state/context.ts";
import { openCrop } from "../state/crop.ts";
import { WALL_TONES } from "../state/store.ts";
import { clearWithNotice } from "../state/undo-notice.tsx";
import { openWall } from "../state/wall.ts";
import { ExportFacts } from "./ExportFacts.tsx";
import { PhotoSteps } from "./StepButtons.tsx";

/** The line below the preview: steps through the list, export facts, and view controls. */
export function StatusLine() {
  const session = useSession();
  const count = usePhotoCount();
  return (
    <div className="status-line">
      <div>
        <PhotoSteps />
        <CropButton />
        <WallButton />
        <Button variant="bare" disabled={count === 0} onClick={() => clearWithNotice(session)}>
          {editor.clearBatch}
        </Button>
      </div>
      <ExportFacts />
      <div>
        <ZoomButton />
        <WallTones />
      </div>
    </div>
  );
}

function CropButton() {
  const session = useSession();
  const cropping = useEditor((state) => state.cropping !== null);
  const empty = usePhotoCount() === 0;
  return (
    <button
      type="button"
      className="button button-bare mode-button crop-button"
      title={editor.withKey(editor.crop, "C")}
      disabled={empty || cropping}
      onClick={() => openCrop(session)}
    >
      <Icon of={Crop} />
      <span>{editor.crop}</span>
    </button>
  );
}

function WallButton() {
  const session = useSession();
  const cropping = useEditor((state) => state.cropping !== null);
  const empty = usePhotoCount() === 0;
  return (
    <button
      type="button"
      className="button button-bare mode-button"
      title={editor.withKey(editor.wallView, "W")}
      disabled={empty || cropping}
      onClick={() => openWall(session)}
    >
      <Icon of={GalleryHorizontal} />
      <span>{editor.wallView}</span>
    </button>
  );
}

function ZoomButton() {
  const session = useSession();
  const { canZoom, magnified } = useZoom();
  return (
    <>
      {magnified && <span className="num">{editor.fullSize}</span>}
      <IconButton
        icon={Search}
        label={editor.zoom}
        shortcut="Z"
        pressed={magnified}
        disabled={!canZoom}
        onClick={() => session.set({ zoomed: !magnified })}
      />
    </>
  );
}

/** Tones for the wall around the preview; never exported. */
function WallTones() {
  const session = useSession();
  const chosen = useEditor((state) => state.wall);
  return (
    <div className="wall-tones" role="group" aria-label={editor.wall.label}>
      <span aria-hidden="true">{editor.wall.name}</span>
      {WALL_TONES.map((tone) => (
        <button
          key={tone}
          type="button"
          data-tone={tone}
          aria-label={editor.wall.tones[tone]}
          title={editor.wall.tones[tone]}
          aria-pressed={tone === chosen}
          onClick={() => session.set({ wall: tone })}
        />
      ))}
    </div>
  );
}
