/** @see ../en/help-picture.ts */
import { rich } from "../rich-text.ts";
import type { HelpPageText } from "../help-text.ts";

const method: HelpPageText = {
  title: "Exportmethode",
  summary:
    "Ein JPEG wird nicht neu kodiert: Seine eigenen Daten bleiben, und nur der Rahmen ist neu. Was die Statuszeile sagt, und warum.",
  shot: "Die Statuszeile: JPEG, verlustfrei, die Größe in Pixeln und die Größe der Datei.",
  sections: {
    "lossless-jpeg": {
      title: "JPEG, verlustfrei",
      words: "Qualität Kompression Bit für Bit",
      blocks: [
        {
          text: rich(
            "Ein JPEG zu speichern kostet gewöhnlich Qualität, weil jeder Pixel neu kodiert wird. Matte kopiert die komprimierten Daten des Fotos in die neue Datei und kodiert nur den Rahmen. Die Statuszeile sagt dann <ui>JPEG, verlustfrei</ui>.",
          ),
        },
        {
          text: "Dafür muss das Foto auf dem Raster der Blöcke der Datei sitzen, das Passepartout kann deshalb um bis zu 8 px verrückt werden. Ein Text, ein Zeichen oder eine runde Ecke auf dem Foto ändert die Blöcke darunter und keine anderen.",
        },
      ],
    },
    "encoded-again": {
      title: "Wann neu kodiert wird",
      words: "neu komprimiert verlustbehaftet Qualität Grund",
      blocks: [
        {
          text: rich("Dann sagt die Statuszeile <code>JPEG 95 %</code>, mit dem Grund in Klammern. Die üblichen:"),
        },
        {
          terms: [
            [
              "Größe für die Voreinstellung geändert, Größe für den Export geändert",
              rich(
                "Die Pixel ändern sich. Wählen Sie <ui>Volle Größe</ui> und als Voreinstellung <ui>Originalgröße</ui>.",
              ),
            ],
            ["ausgerichtet", "Ein gedrehtes Bild hat neue Pixel. Ausschnitte und Vierteldrehungen behalten die Daten."],
            [
              "Passepartout zu schmal für die Originaldaten",
              "Das Passepartout müsste um mehr als ein Zehntel verrückt werden. Machen Sie es breiter.",
            ],
            [
              "Passepartout würde um über 8 px verrückt",
              "Die Blöcke dieser Datei sind groß. Machen Sie das Passepartout etwas breiter oder schmaler.",
            ],
            [
              "Beschriftung lässt sich nicht für die Originaldaten verrücken",
              "Machen Sie das Passepartout oder die Beschriftung größer.",
            ],
            [
              "graues Foto, farbiger Rahmen",
              "Ein graues JPEG hat keine Farbe zu geben. Wählen Sie Weiß, Grau oder Schwarz.",
            ],
            [
              "Originaldaten nicht behalten",
              rich(
                "<ui>Originale JPEG-Daten behalten</ui> ist aus, in <ui>Ausgabe</ui> unter <ui>Weitere Einstellungen der Ausgabe</ui>.",
              ),
            ],
            ["beschädigte Daten", "Die Datei hat einen Fehler. Kopieren Sie sie noch einmal von der Karte."],
          ],
        },
        {
          text: rich(
            "Die Qualität ist dann 95 %, mit voller Farbauflösung. <ui>Qualität</ui> ändert sie. Browser ohne WebAssembly kodieren immer neu.",
          ),
        },
      ],
    },
    "other-formats": {
      title: "Andere Formate",
      words: "16 Bit Dateigröße Grenze",
      blocks: [
        {
          points: [
            rich("PNG behält jeden Pixel. Ein Foto mit 16 Bit bleibt eines mit 16 Bit: <code>PNG 16-Bit</code>."),
            "Raw, HEIC, AVIF, TIFF und JPEG XL können nicht geschrieben werden. Das eigene JPEG einer Raw-Datei wird verlustfrei gerahmt; die anderen werden JPEG, PNG oder WebP.",
            rich(
              "Mit <ui>Dateigröße</ui> unter <ui>Größe des Exports</ui> werden Bytes zuerst verlustfrei gespart. Dann gibt die Qualität nach und zuletzt die Größe; die Statuszeile sagt, wie weit.",
            ),
          ],
        },
      ],
    },
    "left-out": {
      title: "Was weggelassen wird",
      words: "C2PA Metadaten Aufnahmeort GPS",
      blocks: [
        {
          text: rich(
            "„ohne“ nennt, was nicht mitkommt: das Bewegtbild eines Motion Photo, eine Tiefenkarte, Inhaltsnachweise. Mit <ui>Weg zurück zur Originaldatei behalten</ui> kommen die Nachweise zurück, wenn der Rahmen abgenommen wird: siehe <unframe>Den Rahmen abnehmen</unframe>.",
          ),
        },
        {
          text: rich(
            "Profil und Kameradaten bleiben. Ihre Position wird entfernt, außer <ui>Aufnahmeort (GPS) behalten</ui> ist eingeschaltet.",
          ),
        },
      ],
    },
  },
};

const hdr: HelpPageText = {
  title: "HDR-Fotos",
  summary:
    "Ein Foto von einem neueren Telefon oder einer neueren Kamera bleibt mit seinem Rahmen HDR. Wo man es sieht, und wann es verloren geht.",
  sections: {
    "what-stays": {
      title: "Was HDR bleibt",
      words: "Gain Map Ultra HDR Apple Helligkeit",
      blocks: [
        {
          text: rich(
            "JPEGs von Pixel, Galaxy, iPhone und anderen tragen eine Gain Map, ein zweites Bild mit der Helligkeit der Lichter. Matte rahmt sie mit dem Foto. Das Passepartout ist so hell wie gewöhnliches Weiß, das Foto leuchtet also und der Rahmen nicht.",
          ),
        },
        {
          points: [
            "HEIC und AVIF mit Gain Map werden JPEGs mit Gain Map.",
            "PNGs in PQ oder HLG bleiben als PNG HDR.",
            rich("Die Statuszeile endet dann mit <code>HDR</code>."),
          ],
        },
      ],
    },
    "where-it-shows": {
      title: "Wo man es sieht",
      blocks: [
        {
          text: rich(
            "Das Schild <ui>HDR</ui> ist auf der Vorschau solcher Fotos. Drücken Sie es an einem HDR-Bildschirm, um die Helligkeit des Fotos zu sehen; die Vorschau darum herum wird in gewöhnlicher Helligkeit gezeichnet. Die exportierte Datei braucht einen HDR-Bildschirm und ein Programm, das Gain Maps liest, wie Chrome, Safari oder die Foto-Apps von Telefonen. Überall sonst sieht sie aus wie das gewöhnliche Foto.",
          ),
        },
      ],
    },
    "when-it-is-lost": {
      title: "Wann es verloren geht",
      blocks: [
        {
          terms: [
            [
              rich("<code>HDR verloren</code>"),
              "Das Format kann es nicht tragen: WebP, PNG eines Fotos mit Gain Map, AVIF in PQ oder HLG. Auch zusammen gerahmte Fotos und Karussells verlieren es.",
            ],
            [
              rich("<code>HDR-Daten beschädigt</code>"),
              "Die Gain Map ist nicht lesbar. Das Foto selbst ist in Ordnung.",
            ],
          ],
        },
        {
          text: rich("<ui>HDR behalten</ui>, in <ui>Weitere Einstellungen der Ausgabe</ui>, lässt es mit Absicht weg."),
        },
        {
          text: "Manche Netzwerke entfernen Gain Maps beim Hochladen. Probieren Sie es zuerst mit einem Foto.",
        },
      ],
    },
  },
};

export const helpPicture = { method, hdr };
