/** @see ../en/credentials.ts */
import { format } from "./notation.ts";

const moment = (time: Date): string => format.date(time, { dateStyle: "long", timeStyle: "short" });

export const credentials = {
  title: "Inhaltsnachweise",
  signedBy: "Signiert von",
  noName: "Signatur ohne Namen",
  when: "Wann",
  stamped: (time: Date) => `${moment(time)}, laut Zeitstempel`,
  claimed: (time: Date) => `${moment(time)}, laut Signatur`,
  madeWith: "Erstellt mit",
  actions: {
    captured: "In der Kamera aufgenommen",
    generated: "Von einem Modell erzeugt",
    created: "Erstellt",
    opened: "Geöffnet",
    edited: "Bearbeitet",
    colour: "Farben angepasst",
    cropped: "Zugeschnitten",
    resized: "Größe geändert",
    placed: "Mit anderen Bildern zusammengesetzt",
    removed: "Teile entfernt",
    rotated: "Gedreht",
    converted: "In ein anderes Format umgewandelt",
    published: "Veröffentlicht",
    redacted: "Einzelheiten der Entstehung entfernt",
    other: "Andere Änderungen",
  },
  checks: {
    valid: {
      match: "Signatur und Inhalt stimmen überein",
      changed: "Die Signatur stimmt, aber die Datei wurde nach dem Signieren geändert",
      unchecked: "Die Signatur stimmt. Der Inhalt wurde nicht geprüft",
    },
    expired: {
      match: "Signatur und Inhalt stimmen überein, aber das Zertifikat ist abgelaufen",
      changed: "Die Datei wurde nach dem Signieren geändert, und das Zertifikat ist abgelaufen",
      unchecked: "Die Signatur stimmt, aber das Zertifikat ist abgelaufen. Der Inhalt wurde nicht geprüft",
    },
  },
  invalid: "Die Signatur ist ungültig, diese Nachweise sagen also nichts über das Foto",
  unchecked: "Die Signatur kann hier nicht geprüft werden. Öffnen Sie Matte über https, um sie zu prüfen",
  unreadable: "Diese Nachweise sind beschädigt oder von einer Art, die Matte nicht lesen kann",
  reading: "Wird gelesen …",
  onThisDevice: "Auf diesem Gerät gelesen.",
  notInExports: "Der Export behält keine Nachweise, außer „Inhaltsnachweise“ ist eingeschaltet.",
  notListed: "Nicht mit einer Liste vertrauenswürdiger Unterzeichner abgeglichen.",
};
