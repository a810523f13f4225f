import { editor } from "@matte/messages/editor";
import { editorExport } from "@matte/messages/editor-export";
import { useEffect, useRef } from "react";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { useDeviceSpace } from "#lib/device-space.ts";
import { Button, Spinner } from "#ui/index.ts";
import { useEditor, useSelectedPhoto, useSession } from "../state/context.ts";
import { EmptyStage, type EmptyStageProps } from "./EmptyStage.tsx";
import { usePicture } from "./picture.tsx";
import { useZoom } from "./use-zoom.ts";

const RestoreOffer = lazyPart(async () => (await import("../recovery/RestoreOffer.tsx")).RestoreOffer);

const Cropping = lazyPart(async () => (await import("../crop/Cropping.tsx")).Cropping);

const FramedPhoto = lazyPart(async () => (await import("./FramedPhoto.tsx")).FramedPhoto);

interface StageProps extends EmptyStageProps {
  /** True while files are dragged over the window. */
  readonly dragging: boolean;
  readonly onCancel: () => void;
}

/** The wall with the framed photo. */
export function Stage({ dragging, onCancel, ...empty }: StageProps) {
  const wall = useRef<HTMLDivElement>(null);
  const space = useDeviceSpace(wall);
  const photo = useSelectedPhoto();
  const picture = usePicture();
  const session = useSession();
  const tone = useEditor((state) => state.wall);
  const cropping = useEditor((state) => state.cropping !== null);
  const { magnified } = useZoom();
  // A magnified picture fills the stage to its edges; a whole one stays within its margins.
  useEffect(() => {
    if (!magnified) session.set({ space: space?.size ?? null });
  }, [session, space, magnified]);
  return (
    <div className="editor-stage" data-wall={tone} data-magnified={magnified}>
      <div ref={wall} className="editor-wall">
        {photo === null && <EmptyWall {...empty} />}
        {picture !== null && space !== null && !cropping && (
          <FramedPhoto picture={picture} space={space} magnified={magnified} />
        )}
      </div>
      {cropping && <Cropping />}
      <WorkProgress onCancel={onCancel} />
      {dragging && <p className="editor-drop-hint">{editor.preview.drop}</p>}
    </div>
  );
}

/** Offers to restore earlier work, else to add photos. */
function EmptyWall(props: EmptyStageProps) {
  const recoverable = useEditor((state) => state.recoverable);
  return recoverable === null ? <EmptyStage {...props} /> : <RestoreOffer of={recoverable} />;
}

/** Shows progress below the preview, which stays visible. The live region is always in the page. */
function WorkProgress({ onCancel }: Pick<StageProps, "onCancel">) {
  const progress = useEditor((state) => state.exporting ?? state.loading);
  return (
    <div className="editor-working" data-working={progress !== null}>
      <span role="status">
        {progress && <Spinner label={editor.preview.working(progress.current, progress.total)} />}
      </span>
      {/* Outside the live region: not every estimate is announced. */}
      {progress?.left != null && <span className="editor-left num">{editorExport.timeLeft(progress.left)}</span>}
      {progress && (
        <Button variant="bare" onClick={onCancel}>
          {progress.keepsFiles === true ? editor.stop : editor.cancel}
        </Button>
      )}
    </div>
  );
}
