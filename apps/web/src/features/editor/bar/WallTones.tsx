import { useEditor, useSession } from "../state/context.ts";
import { WALL_TONES } from "../state/store.ts";

/** Tones of the wall around the preview; never exported. */
export function WallTones() {
  const session = useSession();
  const chosen = useEditor((state) => state.wall);
  return (
    <div className="wall-tones" role="group" aria-label="Wall tone">
      <span aria-hidden="true">Wall</span>
      {WALL_TONES.map((tone) => (
        <button
          key={tone}
          type="button"
          data-tone={tone}
          aria-label={`${tone[0]?.toUpperCase()}${tone.slice(1)} wall`}
          title={`${tone[0]?.toUpperCase()}${tone.slice(1)} wall`}
          aria-pressed={tone === chosen}
          onClick={() => session.set({ wall: tone })}
        />
      ))}
    </div>
  );
}
