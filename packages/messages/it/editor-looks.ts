/** @see ../en/editor-looks.ts */
import type { BuiltInLook, LeftOut, LookTexts } from "@matte/engine";
import type { editorLooks as English } from "../en/editor-looks.ts";
import { format } from "./notation.ts";

const { list, number, plural } = format;

/** Proper names, as on the command line. */
const names: Readonly<Record<BuiltInLook, string>> = {
  gallery: "Gallery",
  museum: "Museum",
  hairline: "Hairline",
  linen: "Linen",
  stone: "Stone",
  noir: "Noir",
  double: "Double",
  bevel: "Bevel",
  square: "Square",
  poster: "Poster",
  journal: "Journal",
  story: "Story",
  data: "Data",
  card: "Card",
  ambient: "Ambient",
  contact: "Contact",
  window: "Window",
  washi: "Washi",
};

const differences: Readonly<Record<LeftOut, string>> = {
  "stroke-added": "con un filetto nero di 1 px",
  "stroke-replaced": "con un filetto nero di 1 px al posto del suo",
  "second-stroke": "senza il secondo filetto",
  bevel: "senza lo smusso",
  "inner-mat": "senza il passepartout interno",
  surface: "con il passepartout liscio",
  label: "con una didascalia semplice",
  finish: "con una didascalia piatta",
  font: "in Inter invece che nel suo carattere",
};

const looks = (count: number): string => `${number(count)} look`;

const textNames: Readonly<Record<keyof LookTexts, string>> = {
  locationText: "luogo",
  photoBy: "crediti fotografici",
  additionalCredits: "altri crediti",
  cameraText: "fotocamera",
  lensText: "obiettivo",
  filmText: "pellicola",
  customDateFormat: "formato della data",
};

const named = ([field, text]: readonly [string, string]): string =>
  `${textNames[field as keyof LookTexts]} “${text.replaceAll(/\s+/gu, " ")}”`;

export const editorLooks: typeof English = {
  title: "Look",
  names,
  all: "Tutti i look",
  menu: "Menu dei look",
  changed: (look: string) => `${look}, modificato`,
  revertTo: (look: string) => `Torna a ${look}`,
  updateLook: (look: string) => `Aggiorna “${look}”`,
  applied: (look: string) => `${look} applicato`,
  appliedTo: (look: string, count: number) => `${look} per ${count === 1 ? "questa foto" : `${number(count)} foto`}`,
  shareLook: "Usa per tutte le foto",
  lookShared: "Tutte le foto hanno questo look",
  reverted: (look: string) => `Di nuovo ${look}`,
  updated: (look: string) => `“${look}” aggiornato`,
  leftOut: (parts: readonly LeftOut[]) => `Con il tuo piano: ${list(parts.map((part) => differences[part]))}`,
  wholeLook: "il look completo",
  linked: {
    region: "Look condiviso",
    shown: "Questo è il look del link.",
    shownOfFile: (file: string) => `Questo è il look di “${file}”.`,
    keep: "Mantieni",
    texts: (texts: LookTexts) => `“Mantieni” imposta anche ${list(Object.entries(texts).map(named))}.`,
    invalid: "Il link non contiene un look, o ne contiene solo una parte.",
    newer: (version: number) =>
      `Il look del link è della versione ${version}, che questa pagina non conosce ancora. Ricarica la pagina e apri di nuovo il link.`,
    invalidFile: (file: string) => `“${file}” non contiene un look.`,
    ownLooksFile: (file: string) => `“${file}” contiene look personali, che fanno parte di Studio.`,
    newerFile: (file: string, version: number) =>
      `Il look di “${file}” è della versione ${version}, che questa pagina non conosce ancora. Ricarica la pagina e importa di nuovo il file.`,
  },
  newProfile: "Nuovo profilo",
  submit: "Proponi questo look",
  copyLink: "Copia il link a questo look",
  linkCopied: "Link copiato",
  linkNotCopied: "Impossibile copiare il link: il browser non dà accesso agli appunti.",
  linkTooLong: "I testi sono troppo lunghi per un link. Copialo senza, oppure esporta il look come file.",
  export: "Esporta il look",
  import: "Importa un look",
  file: "File di un look",
  withTexts: "Con nomi, luoghi e crediti",
  unnamed: "Il mio look",
  own: {
    title: "I tuoi",
    noAnswer: "Il server non risponde. Per i tuoi look serve la rete.",
    save: "Salva questo look",
    rename: (look: string) => `Rinomina “${look}”`,
    renameTitle: "Rinomina il look",
    remove: (look: string) => `Elimina “${look}”`,
    export: "Esporta i tuoi look",
    name: "Nome del look",
    submit: { save: "Salva", replace: "Sostituisci", rename: "Rinomina" },
    saved: (name: string) => `“${name}” salvato`,
    removed: (name: string) => `“${name}” eliminato`,
    imported: (count: number) => `${looks(count)} ${plural(count, { one: "importato", other: "importati" })}`,
  },
};
