import { BUILT_IN_LOOKS, builtInLook, lookOf, settingsWithLook, type BuiltInLook } from "@matte/engine";
import { editorLooks as texts } from "@matte/messages/editor-looks";
import { ChevronDown, ChevronUp } from "lucide-react";
import { lookLink } from "#domain/looks/look-link.ts";
import { Button, IconButton, Section } from "#ui/index.ts";
import { changeSettings } from "../model/changes.ts";
import { useEditor, usePhotoCount, useSession } from "../state/context.ts";
import { setFolded } from "../state/folds.ts";
import type { EditorSession } from "../state/session.ts";
import { effectiveSettings } from "../state/store.ts";
import { noticeWithUndo } from "../state/undo-notice.tsx";
import { lastLook, lookIn } from "./current-look.ts";
import { LookFrames } from "./LookFrames.tsx";
import "./looks.css";

/** The row of looks, which are drawn on the selected photo; without a photo there is none. */
export function LooksSection() {
  const empty = usePhotoCount() === 0;
  return !empty && <Looks />;
}

function Looks() {
  const session = useSession();
  const last = useEditor((state) => lastLook(state.history));
  const chosen = useEditor((state) => lookIn(state.history.present.settings));
  const folded = useEditor((state) => state.folds.looks);
  return (
    <Section
      title={texts.title}
      id="looks"
      badge={<Current last={last} chosen={chosen} />}
      end={
        <>
          {chosen === null && last !== null && (
            <Button variant="bare" size="small" onClick={() => apply(session, last, texts.reverted)}>
              {texts.revert}
            </Button>
          )}
          <IconButton
            icon={folded ? ChevronDown : ChevronUp}
            label={texts.all}
            aria-expanded={!folded}
            onClick={() => setFolded(session, "looks", !folded)}
          />
        </>
      }
    >
      <LookFrames
        names={BUILT_IN_LOOKS}
        chosen={chosen}
        all={!folded}
        onChoose={(name) => apply(session, name, texts.applied)}
      />
      {!folded && (
        <div className="looks-actions">
          <Button variant="bare" size="small" onClick={() => void copyLink(session)}>
            {texts.copyLink}
          </Button>
        </div>
      )}
    </Section>
  );
}

interface CurrentProps {
  /** The look that was chosen last. */
  readonly last: BuiltInLook | null;
  /** The look of the present settings. */
  readonly chosen: BuiltInLook | null;
}

function Current({ last, chosen }: CurrentProps) {
  if (last === null) return null;
  return <output className="look-current">{chosen === null ? texts.changed : texts.names[chosen]}</output>;
}

async function copyLink({ store, services: { notices } }: EditorSession): Promise<void> {
  try {
    await copyText(lookLink(lookOf(effectiveSettings(store.getState())), location));
    notices.success(texts.linkCopied);
  } catch (error) {
    console.error("The link was not copied.", error);
    notices.error(texts.linkNotCopied);
  }
}

/** WebKit opens the clipboard only during a press, so the text comes as a promise. */
function copyText(text: Promise<string>): Promise<void> {
  const blob = text.then((value) => new Blob([value], { type: "text/plain" }));
  return navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}

function apply(session: EditorSession, name: BuiltInLook, message: (look: string) => string): void {
  const { settings } = session.store.getState().history.present;
  session.change(changeSettings(settingsWithLook(settings, builtInLook(name))));
  noticeWithUndo(session, message(texts.names[name]));
}
