/** @see ../en/help-paper.ts */
import { rich } from "../rich-text.ts";
import type { HelpPageText } from "../help-text.ts";

const paper: HelpPageText = {
  title: "Zuschneiden und Papier",
  summary:
    "Auf der Bühne zuschneiden und ausrichten, eine Form für den Bildschirm wählen oder ein Papier in Zentimetern für das Labor.",
  shot: "Der Modus Zuschneiden: Griffe, Drittel und die Größe in Pixeln.",
  sections: {
    crop: {
      title: "Zuschneiden",
      words: "Ausschnitt ausrichten gerade Horizont drehen spiegeln",
      blocks: [
        {
          text: rich(
            "Drücken Sie <ui>Zuschneiden</ui> (<key>C</key>). Ziehen Sie an den Ecken, oder wählen Sie eine <ui>Form des Ausschnitts</ui>. <ui>Nach links drehen</ui>, <ui>Nach rechts drehen</ui>, <ui>Spiegeln</ui> und <ui>Ausrichten</ui> sind daneben. <key>Eingabe</key> ist <ui>Fertig</ui>, <key>Esc</key> bricht ab.",
          ),
        },
        {
          text: rich(
            "Ein zugeschnittenes JPEG behält seine Daten, und nichts von dem Weggeschnittenen ist im Export. Ausrichten kodiert das Foto neu. <ui>Ausschnitt kopieren</ui> und <ui>Ausschnitt einfügen</ui> schneiden andere Fotos ebenso zu.",
          ),
        },
      ],
    },
    shape: {
      title: "Eine Form ohne Zuschneiden",
      words: "Seitenverhältnis Quadrat Instagram Fläche",
      blocks: [
        {
          text: rich(
            "<ui>Form</ui> in <ui>Rahmen</ui> gibt dem Bild durch sein Passepartout ein Seitenverhältnis: 4:5, 1:1, 16:9. Kein Pixel wird abgeschnitten oder umgerechnet. <ui>Voreinstellung für Netzwerke</ui> in <ui>Ausgabe</ui> ändert auch die Größe, auf die Pixel eines Beitrags oder einer Story. Das eine ersetzt das andere, und eine Meldung sagt es.",
          ),
        },
      ],
    },
    paper: {
      title: "Papier",
      words: "drucken Labor Zentimeter Zoll ppi dpi Beschnitt",
      blocks: [
        {
          steps: [
            rich("Öffnen Sie <ui>Rahmen</ui>, und wählen Sie ein <ui>Druckformat</ui>, wie 30 × 40 cm oder A4."),
            rich(
              "Lassen Sie <ui>An das Papier anpassen</ui> eingeschaltet: Das Bild bekommt das Seitenverhältnis des Papiers und dreht sich mit dem Foto, das Labor schneidet also nichts ab.",
            ),
            rich(
              "Geben Sie das Passepartout in Millimetern an, mit <ui>Passepartout (mm)</ui>, und <ui>Beschnitt (mm)</ui>, falls die Druckerei danach fragt.",
            ),
            rich("Lesen Sie <ui>Druckauflösung</ui>. 300 ppi sind in der Hand scharf, 150 ppi reichen an einer Wand."),
          ],
        },
        {
          text: "Die Auflösung wird in die Datei geschrieben, ein Layoutprogramm setzt sie also in der richtigen Größe.",
        },
      ],
    },
    "equal-mattes": {
      title: "Gleiche Passepartouts in einer Serie",
      words: "Rand Breite Hochformat Querformat",
      blocks: [
        {
          text: rich(
            "Ein Passepartout in Prozent der Breite ist bei Hoch- und Querformaten verschieden. <ui>Gemessen an</ui>, in <ui>Weitere Einstellungen des Rahmens</ui>, misst an der kurzen oder langen Seite oder am Mittel beider. Bei gemischten Stapeln bietet der Editor <ui>Angleichen</ui> an.",
          ),
        },
      ],
    },
  },
};

export const helpPaper = { paper };
