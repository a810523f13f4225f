/** @see ../en/help-paper.ts */
import { rich } from "../rich-text.ts";
import type { HelpPageText } from "../help-text.ts";

const paper: HelpPageText = {
  title: "Ritaglio e carta",
  summary:
    "Ritaglia e raddrizza nell’anteprima, scegli le proporzioni per lo schermo, o una carta in centimetri per il laboratorio.",
  shot: "La modalità Ritaglia: maniglie, terzi e le dimensioni in pixel.",
  sections: {
    crop: {
      title: "Ritaglia",
      words: "tagliare raddrizzare orizzonte ruotare riflettere specchiare",
      blocks: [
        {
          text: rich(
            "Premi <ui>Ritaglia</ui> (<key>C</key>). Trascina gli angoli, o scegli le <ui>Proporzioni del ritaglio</ui>. Accanto ci sono <ui>Ruota a sinistra</ui>, <ui>Ruota a destra</ui>, <ui>Rifletti</ui> e <ui>Raddrizza</ui>. <key>Invio</key> equivale a <ui>Fine</ui>, <key>Esc</key> annulla.",
          ),
        },
        {
          text: rich(
            "Un JPEG ritagliato mantiene i suoi dati, e nell’esportazione non resta niente di ciò che hai tagliato via. Raddrizzare ricodifica la foto. <ui>Copia il ritaglio</ui> e <ui>Incolla il ritaglio</ui> ritagliano allo stesso modo altre foto.",
          ),
        },
      ],
    },
    shape: {
      title: "Altre proporzioni senza ritaglio",
      words: "formato rapporto quadrato Instagram",
      blocks: [
        {
          text: rich(
            "<ui>Proporzioni</ui> in <ui>Cornice</ui> dà all’immagine un formato tramite il passepartout: 4:5, 1:1, 16:9. Nessun pixel viene tagliato o ridimensionato. <ui>Preimpostazione social</ui> in <ui>Output</ui> ridimensiona anche l’immagine, ai pixel di un post o di una storia. L’una sostituisce l’altra, e un messaggio lo dice.",
          ),
        },
      ],
    },
    paper: {
      title: "Carta",
      words: "stampa laboratorio centimetri pollici ppi dpi abbondanza",
      blocks: [
        {
          steps: [
            rich("Apri <ui>Cornice</ui> e scegli un <ui>Formato di stampa</ui>, come 30 × 40 cm o A4."),
            rich(
              "Lascia attivo <ui>Adatta alla carta</ui>: l’immagine prende le proporzioni della carta e si gira con la foto, così il laboratorio non taglia via niente.",
            ),
            rich(
              "Imposta il passepartout in millimetri con <ui>Passepartout (mm)</ui>, e <ui>Abbondanza (mm)</ui> se chi stampa la richiede.",
            ),
            rich("Leggi <ui>Risoluzione di stampa</ui>. 300 ppi sono nitidi in mano, 150 ppi bastano su una parete."),
          ],
        },
        {
          text: "La risoluzione viene scritta nel file, così un programma di impaginazione lo colloca alla dimensione giusta.",
        },
      ],
    },
    "equal-mattes": {
      title: "Passepartout uguali in una serie",
      words: "bordo larghezza verticale orizzontale",
      blocks: [
        {
          text: rich(
            "Un passepartout in percentuale della larghezza è diverso tra foto verticali e orizzontali. <ui>Misurato su</ui>, in <ui>Altre impostazioni della cornice</ui>, misura sul lato corto o lungo, o sulla media dei due. Con una serie mista l’editor propone <ui>Rendili uguali</ui>.",
          ),
        },
      ],
    },
  },
};

export const helpPaper = { paper };
