import { editorFields } from "@matte/messages/editor-fields";
import { useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import { originalName } from "@matte/framing/photos/original-name.ts";
import { selectedIndex } from "../model/document.ts";
import { useSession } from "../state/context.ts";
import { inputOf } from "./input.ts";

/** Alt+ArrowDown and Alt+ArrowUp in a field go to the same field of the next or previous photo, with its text selected. */
export function PhotoKeys({ id }: { readonly id: string }) {
  const session = useSession();
  const [announcement, setAnnouncement] = useState("");
  const step = useEffectEvent((event: KeyboardEvent) => {
    const input = inputOf(id);
    if (input === null || !event.altKey || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
    event.preventDefault();
    // Blurring the field commits the typed text to its photo.
    input.blur();
    flushSync(event.key === "ArrowDown" ? session.next : session.previous);
    input.focus({ preventScroll: true });
    input.select();
    const { present } = session.store.getState().history;
    const record = session.photos.get(present.selected ?? "");
    const file = record === undefined ? "" : originalName(record);
    setAnnouncement(editorFields.photoOf(file, selectedIndex(present) + 1, present.photos.length));
  });
  useEffect(() => {
    const input = inputOf(id);
    const listener = (event: Event): void => step(event as KeyboardEvent);
    input?.addEventListener("keydown", listener);
    return () => input?.removeEventListener("keydown", listener);
  }, [id]);
  return (
    <span role="status" className="visually-hidden">
      {announcement}
    </span>
  );
}
