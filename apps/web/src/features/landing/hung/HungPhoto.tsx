import { type BuiltInLook, builtInLook, type Look, settingsWithLook } from "@matte/engine";
import { editorLooks } from "@matte/messages/editor-looks";
import { landingHung as texts } from "@matte/messages/landing-hung";
import { useId, useMemo, useState } from "react";
import { SmallFrame } from "#domain/pictures/SmallFrame.tsx";
import { Button } from "#ui/button/Button.tsx";
import { HungFrame } from "./HungFrame.tsx";
import { layoutInputOf, VISITOR_SETTINGS, type VisitorPhoto } from "./visitor-photo.ts";
import "./hung.css";

/** Looks unlike each other; the editor has the others. */
const LOOKS: readonly BuiltInLook[] = [
  "gallery",
  "museum",
  "noir",
  "poster",
  "washi",
  "ambient",
  "window",
  "contact",
  "data",
  "linen",
  "double",
  "journal",
];

interface HungPhotoProps {
  readonly photo: VisitorPhoto;
  /** The only look to try; null for all. */
  readonly only: Look | null;
  /** Takes photo and look to the editor; rejects when the browser has no room for the photo. */
  readonly onExport: (look: Look) => Promise<void>;
  readonly onAnother: () => void;
}

/** A visitor's photo in a frame, with looks to try. It stays on the page until the visitor exports it. */
export function HungPhoto({ photo, only, onExport, onAnother }: HungPhotoProps) {
  const [name, setName] = useState<BuiltInLook>("museum");
  const [hasNoRoom, setHasNoRoom] = useState(false);
  const look = only ?? builtInLook(name);
  const settings = useMemo(() => settingsWithLook(VISITOR_SETTINGS, only ?? builtInLook(name)), [only, name]);
  const takeAlong = (): void => void onExport(look).catch(() => setHasNoRoom(true));
  return (
    <>
      <HungFrame
        photo={photo}
        settings={settings}
        label={only === null ? texts.framed(photo.file.name, editorLooks.names[name]) : texts.tried(photo.file.name)}
      />
      {only === null && <HungLooks photo={photo} chosen={name} onChoose={setName} />}
      <div className="hang-row">
        <Button onClick={takeAlong}>{texts.export}</Button>
        <span>{texts.stays}</span>
        <Button variant="bare" onClick={onAnother}>
          {texts.another}
        </Button>
      </div>
      {hasNoRoom && <p role="alert">{texts.noRoom}</p>}
    </>
  );
}

interface HungLooksProps {
  readonly photo: VisitorPhoto;
  readonly chosen: BuiltInLook;
  readonly onChoose: (look: BuiltInLook) => void;
}

function HungLooks({ photo, chosen, onChoose }: HungLooksProps) {
  const group = useId();
  const frames = useMemo(() => LOOKS.map((look) => ({ look, settings: settingsIn(look) })), []);
  const sample = useMemo(() => {
    const { subject } = layoutInputOf(photo, VISITOR_SETTINGS);
    return { facts: photo.facts, subject, image: photo.preview };
  }, [photo]);
  return (
    <div className="hung-looks" role="radiogroup" aria-label={editorLooks.title}>
      {frames.map(({ look, settings }) => (
        <label key={look} className="hung-look">
          <input type="radio" name={group} checked={look === chosen} onChange={() => onChoose(look)} />
          <SmallFrame settings={settings} sample={sample} watermark={false} />
          <span>{editorLooks.names[look]}</span>
        </label>
      ))}
    </div>
  );
}

function settingsIn(look: BuiltInLook) {
  return settingsWithLook(VISITOR_SETTINGS, builtInLook(look));
}
