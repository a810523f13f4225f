/** @see ../en/help-files.ts */
import { rich } from "../rich-text.ts";
import type { HelpPageText } from "../help-text.ts";

const series: HelpPageText = {
  title: "Una serie di foto",
  summary:
    "Incornicia molte foto in una volta, uniscine alcune in una cornice, taglia un carosello, appendile a una parete.",
  shot: "Tre foto incorniciate insieme in una riga, con la sezione Insieme.",
  sections: {
    batches: {
      title: "In serie",
      words: "ZIP cartella più foto selezione ordinare",
      blocks: [
        {
          text: rich(
            "Trascina file o cartelle, o premi <ui>Apri cartella</ui>. Le impostazioni valgono per tutte le foto, le didascalie per quelle indicate da <ui>Vale per</ui>. <ui>Esporta</ui> scrive uno ZIP. In Chrome ed Edge, <ui>Esporta in una cartella</ui> scrive invece in una cartella <code>framed</code> accanto ai tuoi file, salta ciò che c’è già e continua dopo un arresto anomalo.",
          ),
        },
        {
          text: rich(
            "Selezionane più di una con <key>Maiusc</key> o <key>Ctrl</key> e un clic, su un telefono con <ui>Seleziona</ui>. Look, didascalie, ritagli ed esportazioni riguardano così solo quelle selezionate. <ui>Ordina</ui> dispone l’elenco per nome, data o valutazione.",
          ),
        },
        {
          text: rich(
            "<ui>Esporta anche</ui> aggiunge altre dimensioni alla stessa esportazione, ognuna in una cartella propria.",
          ),
        },
      ],
      plan: "Più foto alla volta fanno parte di Pro.",
    },
    together: {
      title: "Foto insieme",
      words: "dittico trittico collage griglia",
      blocks: [
        {
          text: rich(
            "Seleziona da due a nove foto e premi <key>T</key>, o <ui>Incornicia insieme</ui> nel menu dell’elenco. Diventano un’unica immagine: una <ui>Riga</ui>, una <ui>Colonna</ui> o una <ui>Griglia</ui>, con una <ui>Distanza</ui>. <ui>Separa</ui> le divide di nuovo.",
          ),
        },
        {
          text: rich(
            "I JPEG mantengono i loro dati se hanno le stesse dimensioni, lo stesso campionamento, lo stesso profilo e la stessa rotazione. Altrimenti <method>Metodo di esportazione</method> dice che cosa è diverso. Ritaglia le foto prima di metterle insieme.",
          ),
        },
      ],
      plan: "Le foto insieme fanno parte di Pro.",
    },
    carousel: {
      title: "Caroselli",
      words: "Instagram slide scorrere panorama",
      blocks: [
        {
          text: rich(
            "Scegli <ui>Carosello</ui> come <ui>Preimpostazione social</ui>, e un numero di <ui>Slide</ui>. Un’unica immagine scorre così senza giunture su due o più slide, fino a dieci; l’anteprima mostra i tagli. I nomi dei file finiscono con <code>-1</code>, <code>-2</code> e così via, nell’ordine in cui li pubblichi.",
          ),
        },
      ],
      plan: "I caroselli fanno parte di Pro.",
    },
    wall: {
      title: "La serie su una parete",
      words: "mostra appendere galleria ordine",
      blocks: [
        {
          text: rich(
            "Premi <key>W</key>, o <ui>Vista a parete</ui> sotto l’immagine. Tutte le foto incorniciate sono appese una accanto all’altra, nella stessa scala. Trascinale in un altro ordine, o premi <key>Alt</key> con un tasto freccia; un doppio clic ne apre una. <ui>Esporta la parete</ui> salva un’immagine, o le slide di un carosello.",
          ),
        },
      ],
    },
    "contact-sheet": {
      title: "Provini a contatto e PDF",
      words: "stampa indice",
      blocks: [
        {
          text: rich(
            "Scegli <ui>PDF</ui> come <ui>Formato di esportazione</ui>: un solo file con una pagina per ogni foto, nel suo formato di stampa. <ui>Provino a contatto…</ui> nel menu di <ui>Esporta</ui> mette molte foto su una pagina, ognuna con soggetto e luogo sotto. I JPEG al suo interno mantengono i loro dati. La <command>riga di comando</command> scrive lo stesso:",
          ),
        },
        {
          shell:
            "matte frame *.jpg --pdf prints.pdf\nmatte frame *.jpg --pdf contact.pdf --contact-sheet --columns 3 --rows 4",
        },
      ],
      plan: "I PDF fanno parte di Pro.",
    },
  },
};

const unframe: HelpPageText = {
  title: "Rimuovere la cornice",
  summary:
    "Modifica la cornice dell’anno scorso, o rimuovila e riottieni la foto com’era, partendo solo dal file esportato.",
  shot: "Un’esportazione riaperta: Già incorniciata qui, con i pulsanti Modifica la cornice e Rimuovi la cornice.",
  sections: {
    "open-an-export": {
      title: "Apri un’esportazione",
      words: "annullare togliere bordo modificare di nuovo",
      blocks: [
        {
          text: "Aggiungi un file esportato da Matte. Ricorda il suo look, i suoi testi e dove si trova la foto. L’editor ti chiede che cosa vuoi fare:",
        },
        {
          terms: [
            [
              rich("<ui>Modifica la cornice</ui>"),
              "La foto esce dalla cornice, con look e testi com’erano. Modificali ed esporta di nuovo.",
            ],
            [rich("<ui>Rimuovi la cornice</ui>"), "La foto esce senza cornice."],
            [rich("<ui>Incornicia di nuovo</ui>"), "Una seconda cornice si aggiunge intorno alla prima."],
          ],
        },
        {
          text: "Una foto esportata senza perdita torna senza perdita: con gli stessi dati dell’originale. Una foto HDR resta in HDR.",
        },
      ],
    },
    "byte-for-byte": {
      title: "L’originale, byte per byte",
      words: "ripristinare recuperare",
      blocks: [
        {
          text: rich(
            "Prima di esportare, attiva <ui>Permetti di tornare al file originale</ui> in <ui>Altre impostazioni di output</ui>. Il file conserva così anche ciò che gli manca dell’originale, e <ui>Rimuovi la cornice</ui> restituisce quel file, byte per byte. Con un ritaglio non si può, perché resterebbe ciò che hai tagliato via.",
          ),
        },
      ],
    },
    "when-it-cannot": {
      title: "Quando non si può rimuovere",
      blocks: [
        {
          points: [
            "Nel frattempo un altro programma ha salvato il file, o un social lo ha ricodificato.",
            rich(
              "La foto è stata ricodificata quando è stata incorniciata: <method>Metodo di esportazione</method> lo dice al momento dell’esportazione.",
            ),
            rich("<ui>Ricorda la cornice nel file</ui> era disattivato."),
            rich("Un <ui>Marchio sulla foto</ui> resta, di proposito. Un logo non è nel file: aggiungilo di nuovo."),
          ],
        },
        { text: "Conserva i tuoi originali. Matte non è un archivio." },
      ],
    },
  },
};

export const helpFiles = { series, unframe };
