import type { LocalFont } from "@matte/engine";
import { editorFonts } from "@matte/messages/editor-fonts";
import { useState } from "react";
import { listLocalFonts, type NoFonts } from "#domain/fonts/local-list.ts";
import { Button, Spinner } from "#ui/index.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { changeControls, useSession } from "../state/context.ts";
import "./fonts.css";

type Fonts = readonly LocalFont[] | NoFonts | null;

/** A choice among the computer's installed fonts, for plans with this feature. */
export function LocalFonts() {
  const [open, setOpen] = useState(false);
  const [fonts, setFonts] = useState<Fonts>(null);
  const show = (): void => {
    setOpen(true);
    setFonts(null);
    void listLocalFonts().then(setFonts);
  };
  return (
    <>
      <div className="local-fonts-action">
        <Button variant="bare" size="small" onClick={show}>
          {editorFonts.open}
        </Button>
      </div>
      <Dialog title={editorFonts.title} open={open} onClose={() => setOpen(false)}>
        <Contents fonts={fonts} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Contents({ fonts, onDone }: { readonly fonts: Fonts; readonly onDone: () => void }) {
  if (fonts === null) {
    return (
      <p role="status">
        <Spinner label={editorFonts.waiting} />
      </p>
    );
  }
  if (typeof fonts === "string") return <p role="alert">{editorFonts.unavailable[fonts]}</p>;
  return <FontList fonts={fonts} onDone={onDone} />;
}

function FontList({ fonts, onDone }: { readonly fonts: readonly LocalFont[]; readonly onDone: () => void }) {
  const session = useSession();
  const [wanted, setWanted] = useState("");
  const found = fonts.filter(({ family }) => family.toLowerCase().includes(wanted.trim().toLowerCase()));
  const choose = (localFont: LocalFont): void => {
    changeControls(session, { localFont }, { key: "localFont", final: true });
    onDone();
  };
  return (
    <div className="local-fonts">
      <input
        className="field"
        type="search"
        aria-label={editorFonts.search}
        placeholder={editorFonts.search}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <ul aria-label={editorFonts.list}>
        {found.map((font) => (
          <li key={font.postscriptName}>
            <button type="button" onClick={() => choose(font)}>
              {font.family}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>{editorFonts.noneFound}</p>}
    </div>
  );
}
