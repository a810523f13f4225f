import { editor } from "@matte/messages/editor";
import { editorWall as texts } from "@matte/messages/editor-wall";
import { Button, Select, Spinner } from "#ui/index.ts";
import { DialogTitle } from "#ui/overlay/Dialog.tsx";
import { useEditor } from "../state/context.ts";
import { processing } from "../state/store.ts";
import { usePhone } from "../state/window-width.ts";
import { WALL_SHAPES, type WallShape } from "./picture.ts";
import type { WallExports } from "./use-export.ts";

interface ShapeProps {
  readonly shape: WallShape;
  readonly onShape: (shape: WallShape) => void;
}

interface WallBarProps extends ShapeProps {
  readonly count: number;
  readonly exports: WallExports;
}

/** The mode's name and its one black button. The dialog adds the button that closes it. */
export function WallBar({ count, exports, ...shape }: WallBarProps) {
  const isPhone = usePhone();
  const progress = useEditor((state) => state.exporting);
  const isIdle = useEditor((state) => processing(state) === "idle");
  return (
    <header className="wall-bar">
      <DialogTitle>{texts.title}</DialogTitle>
      <span className="wall-count num" role="status">
        {progress === null ? (
          texts.count(count)
        ) : (
          <Spinner label={editor.preview.working(progress.current, progress.total)} />
        )}
      </span>
      {!isPhone && <ShapeSelect {...shape} />}
      {progress === null ? (
        <Button disabled={!isIdle || count === 0} onClick={() => exports.start(shape.shape)}>
          {texts.export}
        </Button>
      ) : (
        <Button variant="line" onClick={exports.stop}>
          {editor.cancel}
        </Button>
      )}
    </header>
  );
}

const SHAPES = WALL_SHAPES.map((value) => ({ value, label: texts.shapes[value] }));

export function ShapeSelect({ shape, onShape }: ShapeProps) {
  return <Select label={texts.shape} value={shape} options={SHAPES} onChange={onShape} />;
}
