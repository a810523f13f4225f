import type { LocalFont } from "@matte/engine";
import { useState } from "react";
import { listLocalFonts, type NoFonts } from "#domain/fonts/local-list.ts";
import { Button, Dialog, Spinner } from "#ui/index.ts";
import { changeSettings } from "../model/changes.ts";
import { useSession } from "../state/context.ts";
import "./fonts.css";

type Fonts = readonly LocalFont[] | NoFonts | null;

/** A choice of the computer's own fonts, for plans that have them. */
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
      <div className="local-fonts-way">
        <Button variant="bare" size="small" onClick={show}>
          This computer’s fonts…
        </Button>
      </div>
      <Dialog title="This computer’s fonts" open={open} onClose={() => setOpen(false)}>
        <Contents fonts={fonts} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

const REASONS: Readonly<Record<NoFonts, string>> = {
  unsupported:
    "This browser does not let pages see the computer’s fonts. Chrome and Edge do, on a computer. The sixteen web fonts work everywhere.",
  refused:
    "The browser was not allowed to show the fonts. Allow “Fonts” for this site, in the settings beside the address, and try again.",
  failed: "The browser could not read the fonts. Close this and try again.",
};

function Contents({ fonts, onDone }: { readonly fonts: Fonts; readonly onDone: () => void }) {
  if (fonts === null) {
    return (
      <p role="status">
        <Spinner label="Waiting for the browser’s permission" />
      </p>
    );
  }
  if (typeof fonts === "string") return <p role="alert">{REASONS[fonts]}</p>;
  return <FontList fonts={fonts} onDone={onDone} />;
}

function FontList({ fonts, onDone }: { readonly fonts: readonly LocalFont[]; readonly onDone: () => void }) {
  const session = useSession();
  const [wanted, setWanted] = useState("");
  const found = fonts.filter(({ family }) => family.toLowerCase().includes(wanted.trim().toLowerCase()));
  const choose = (localFont: LocalFont): void => {
    session.change(changeSettings({ localFont }));
    onDone();
  };
  return (
    <div className="local-fonts">
      <input
        className="field"
        type="search"
        aria-label="Find a font"
        placeholder="Find a font"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <ul aria-label="Fonts">
        {found.map((font) => (
          <li key={font.postscriptName}>
            <button type="button" onClick={() => choose(font)}>
              {font.family}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>No font of that name is on this computer.</p>}
    </div>
  );
}
