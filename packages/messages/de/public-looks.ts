/** @see ../en/public-looks.ts */
import { format } from "./notation.ts";

const { plural } = format;

export const publicLooks = {
  title: "Looks von anderen",
  lead: "Passepartouts von anderen, gehängt an unseren eigenen Bildern. Probieren Sie eines an einem Foto von Ihnen, ohne Konto.",
  submit: "Eigenen Look einreichen",
  list: "Looks",
  none: "Noch keine Looks. Ihrer könnte der erste sein.",
  more: "Ältere Looks",
  all: "Alle Looks",
  navigation: "Hauptnavigation",
  alt: "Eines unserer Bilder in diesem Look",
  tried: (count: number, tries: string) =>
    plural(count, { one: "Einmal ausprobiert", other: `${tries}-mal ausprobiert` }),
  try: "An einem Foto probieren",
  stays: "Ihr Foto bleibt auf Ihrem Gerät.",
  copy: "Link kopieren",
  report: {
    title: "Melden",
    reasons: {
      offensive: "Er beleidigt oder bedroht jemanden",
      copied: "Er verwendet den Namen oder das Werk von jemandem",
      misleading: "Er führt in die Irre, oder sein Link tut es",
      other: "Etwas anderes",
    },
    send: "Meldung senden",
  },
  withdrawn: {
    title: "Dieser Look wurde zurückgezogen.",
    text: "Wer ihn gemacht hat oder wir haben ihn entfernt.",
  },
};
