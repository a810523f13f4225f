import { editor } from "@matte/messages/editor";
import { useEditor, useSession } from "../state/context.ts";
import { WALL_TONES } from "../state/store.ts";

/** Tones of the wall around the preview; never exported. */
export function WallTones() {
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
