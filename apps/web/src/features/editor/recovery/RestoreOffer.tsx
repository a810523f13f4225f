import { capabilities, restoreCrop, restoreSettings, settingsForPlan, type Settings } from "@matte/engine";
import { editorRecovery as texts } from "@matte/messages/editor-recovery";
import { useEffect, useMemo, useState } from "react";
import { shownFacts } from "@matte/framing/photos/shown.ts";
import { shownPart } from "#domain/pictures/shown-part.ts";
import type { SavedPhoto } from "#domain/recovery/types.ts";
import { Button } from "#ui/index.ts";
import { SampleFrame } from "../preview/SampleFrame.tsx";
import { useThumbnail } from "../preview/use-pixels.ts";
import { useEditor } from "../state/context.ts";
import type { Recoverable } from "../state/store.ts";
import "./restore-offer.css";

/** The empty stage with the last visit's photos. */
export function RestoreOffer({ of: { work, first, restore, discard } }: { readonly of: Recoverable }) {
  const [busy, setBusy] = useState(false);
  const count = work.photos.length;
  const onRestore = (): void => {
    setBusy(true);
    void restore().finally(() => setBusy(false));
  };
  return (
    <section className="editor-empty restore-offer" aria-label={texts.region}>
      <FirstFrames of={{ work, first }} />
      <p>{texts.title}</p>
      <small className="num">{texts.changed(new Date(work.changed))}</small>
      <div className="restore-actions">
        <Button disabled={busy} onClick={onRestore}>
          {texts.restore(count)}
        </Button>
        <Button variant="line" disabled={busy} onClick={() => void discard()}>
          {texts.startFresh}
        </Button>
      </div>
    </section>
  );
}

/** The first photos in their frames, and the number of others. */
function FirstFrames({ of: { work, first } }: { readonly of: Pick<Recoverable, "work" | "first"> }) {
  const plan = useEditor((state) => state.plan);
  const settings = useMemo(() => settingsForPlan(restoreSettings(work.settings), plan), [work, plan]);
  const more = work.photos.length - first.length;
  return (
    <div className="restore-frames">
      {first.map((photo) => (
        <FirstFrame
          key={photo.id}
          photo={photo}
          crop={work.photos.find(({ id }) => id === photo.id)?.crop}
          settings={settings}
          watermark={capabilities(plan).watermark}
        />
      ))}
      {more > 0 && <span className="num">{texts.more(more)}</span>}
    </div>
  );
}

interface FirstFrameProps {
  readonly photo: SavedPhoto;
  /** As stored; undefined for a photo shown as it is. */
  readonly crop: unknown;
  readonly settings: Settings;
  readonly watermark: boolean;
}

function FirstFrame({ photo, crop, settings, watermark }: FirstFrameProps) {
  const thumbnail = useThumbnail(useUrl(photo.thumbnail));
  const facts = useMemo(() => shownFacts(photo.facts, restoreCrop(crop)), [photo, crop]);
  const image = thumbnail && shownPart(thumbnail, facts);
  const sample = useMemo(() => (image === null ? null : { facts, image, subject: "" }), [facts, image]);
  return sample && <SampleFrame settings={settings} sample={sample} watermark={watermark} />;
}

/** A `blob:` URL while the component is shown. */
function useUrl({ bytes, type }: SavedPhoto["thumbnail"]): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const created = URL.createObjectURL(new Blob([bytes], { type }));
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [bytes, type]);
  return url;
}
