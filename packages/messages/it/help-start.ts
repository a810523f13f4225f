/** @see ../en/help-start.ts */
import { rich } from "../rich-text.ts";
import type { HelpPageText } from "../help-text.ts";

const firstFrame: HelpPageText = {
  title: "La tua prima cornice",
  summary: "Aggiungi una foto, scegli un passepartout, esporta. Basta un minuto, e il tuo file resta com’è.",
  shot: "L’editor: le impostazioni a sinistra, la foto incorniciata al centro, l’elenco delle foto a destra.",
  sections: {
    "add-a-photo": {
      title: "Aggiungi una foto",
      words: "aprire caricare importare formati CR3 NEF ARW DNG iPhone",
      blocks: [
        {
          text: rich(
            "Trascina un file in un punto qualsiasi dell’editor, premi <ui>Aggiungi foto</ui> (<key>Ctrl O</key>, su un Mac <key>⌘ O</key>) o incollane uno. Se non hai una foto a portata di mano, premi <ui>Prova con una foto di esempio</ui>.",
          ),
        },
        {
          text: "Matte apre JPEG, PNG, WebP, TIFF, AVIF, HEIC, JPEG XL e raw. Di un file raw si apre il JPEG che la fotocamera vi ha salvato. Per JPEG XL serve un browser che sappia leggerlo, come Safari.",
        },
      ],
    },
    "choose-a-frame": {
      title: "Scegli una cornice",
      words: "bordo margine passe-partout cornice",
      blocks: [
        {
          steps: [
            rich("Premi una cornice sotto <ui>Look</ui>. L’anteprima è l’esportazione, solo più piccola."),
            rich(
              "Cambia ciò che vuoi. In <ui>Passepartout</ui> ci sono larghezza, colore e superficie, in <ui>Filetti</ui> le linee sottili intorno alla foto, in <ui>Cornice</ui> i lati, le proporzioni e il cartone.",
            ),
            rich(
              "Tieni premuto <key>\\</key> per vedere la foto da sola. Premi <key>Z</key> per vederla al 100%. <ui>Annulla</ui> (<key>Ctrl Z</key>) torna indietro di un passo, qualunque sia.",
            ),
          ],
        },
        { text: rich("<ui>Reimposta</ui> ricomincia da capo, e si può annullare anche questo.") },
      ],
      plan: rich(
        "Filetti, smusso, passepartout interno, logo e quasi tutte le superfici fanno parte di Pro. Con Free una riga dice che cosa un look omette.",
      ),
    },
    export: {
      title: "Esporta",
      words: "salvare scaricare filigrana",
      blocks: [
        {
          text: rich(
            "Premi <ui>Esporta</ui> (<key>Ctrl S</key>). Una foto viene scaricata; più foto diventano uno ZIP. Su un telefono si apre la condivisione. In <ui>Output</ui> si scelgono formato, dimensioni e preimpostazione social.",
          ),
        },
        {
          text: rich(
            "Il risultato è un file nuovo. Il tuo non viene modificato. <ui>Metodo di esportazione</ui> nella barra di stato dice come nasce quello nuovo: vedi <method>Metodo di esportazione</method>.",
          ),
        },
      ],
      plan: "Con Free le esportazioni hanno una piccola filigrana.",
    },
  },
};

const captions: HelpPageText = {
  title: "Didascalie e campi",
  summary: "Stampa sotto la foto titolo, luogo, crediti e dati di scatto, scritti da te o presi dal file.",
  shot: "La sezione Didascalia con un campo tra parentesi graffe, e la didascalia che ne risulta.",
  sections: {
    "what-is-printed": {
      title: "Che cosa viene stampato",
      words: "metadati EXIF IPTC testo titolo carattere font",
      blocks: [
        {
          text: rich(
            "Scrivi in <ui>Soggetto</ui>, <ui>Luogo</ui>, <ui>Crediti fotografici</ui> o <ui>Altri crediti</ui>: la didascalia si attiva. <ui>Mostra i metadati</ui> la disattiva e la riattiva. Soggetto e luogo partono da ciò che c’è nel file: titolo, città e paese.",
          ),
        },
        {
          text: rich(
            "<ui>Dati di scatto</ui> stampa fotocamera, obiettivo ed esposizione. I nomi vengono semplificati (<ui>Semplifica i nomi delle fotocamere</ui>). <ui>Stampa la data</ui> aggiunge la data. Sotto lo stile della didascalia si legge che cosa non vi trova posto.",
          ),
        },
        {
          text: "Titolo, luogo e crediti vengono scritti anche nel file esportato, dove redazioni e agenzie li cercano.",
        },
      ],
      plan: rich(
        "Solo fotocamera, obiettivo o esposizione, altri caratteri e gli stili <ui>Targhetta</ui>, <ui>Provino</ui> e <ui>Giornale</ui> fanno parte di Pro.",
      ),
    },
    "fields-in-braces": {
      title: "Campi tra parentesi graffe",
      words: "modello variabili segnaposto",
      blocks: [
        {
          text: rich(
            "Scrivi <key>{</key> o premi <ui>Inserisci campo</ui>. L’elenco mostra ogni campo con il suo valore in questa foto. Così un solo testo va bene per ogni foto:",
          ),
        },
        {
          terms: [
            [rich("<code>{city}, {country}</code>"), "Il luogo, dal file"],
            [rich("<code>{date:MMMM YYYY}</code>"), "maggio 2026"],
            [rich("<code>{title|filename:words}</code>"), "Il titolo; se manca, il nome del file in parole"],
            [rich("<code>{number:000} / {count}</code>"), "007 / 24"],
            [rich("<code>{camera} {aperture} {shutter}</code>"), "Dati di scatto in un testo tuo"],
          ],
        },
        { text: "Un campo scritto male viene indicato sotto il testo, con quello che probabilmente intendevi." },
      ],
    },
    "one-photo-or-all": {
      title: "Una foto o tutte",
      words: "serie selezione foglio di calcolo CSV tabella",
      blocks: [
        {
          text: rich(
            "<ui>Vale per</ui> sopra un campo dice per quali foto vale: <ui>Questa foto</ui>, quelle selezionate o <ui>Tutte le foto</ui>. Ciò che scrivi per una foto ha la precedenza. <key>Alt ↓</key> passa allo stesso campo della foto successiva.",
          ),
        },
        {
          text: rich(
            "<ui>Modifica le didascalie</ui> apre una tabella di tutte le foto. Ha i tasti di un foglio di calcolo, ne accetta le celle, e legge e scrive file CSV.",
          ),
        },
      ],
    },
    "who-is-credited": {
      title: "A chi vanno i crediti",
      words: "autore artista copyright",
      blocks: [
        {
          text: rich(
            "Se il file indica l’autore, <ui>Nel file</ui> ne mostra il nome sotto i crediti. <ui>Usa questo nome</ui> lo riprende. Prima che un’esportazione sostituisca un altro nome, una nota lo dice.",
          ),
        },
        {
          text: rich(
            "Due persone che fotografano lo stesso matrimonio hanno bisogno di due profili. <ui>Nuovo profilo</ui> nel menu dei look conserva sotto un nome crediti, diritti, luogo, logo e look. Dal secondo profilo in poi, sopra i look una riga di iniziali ne assegna uno alle foto selezionate o a tutte.",
          ),
        },
      ],
    },
  },
};

const looks: HelpPageText = {
  title: "Look, anche i tuoi",
  summary: "Un look imposta l’intera cornice con un clic. Conserva i tuoi, condividili o proponili a tutti.",
  shot: "La fila dei look, disegnati sulla foto selezionata.",
  sections: {
    "choose-a-look": {
      title: "Scegli un look",
      words: "preimpostazione stile modello",
      blocks: [
        {
          text: rich(
            "<ui>Look</ui> disegna ogni cornice sulla tua foto. Un look imposta solo la cornice: i tuoi testi, e la presenza della didascalia, restano come sono. Se cambi qualcosa, il nome lo dice, e <ui>Menu dei look</ui> riporta indietro.",
          ),
        },
        {
          text: rich(
            "Con più foto selezionate, un look vale solo per quelle, e le loro miniature hanno un segno. <ui>Usa per tutte le foto</ui> lo dà anche alle altre.",
          ),
        },
      ],
    },
    "keep-your-own": {
      title: "Conserva i tuoi",
      words: "preimpostazione salvare conservare",
      blocks: [
        {
          text: rich(
            "<ui>Salva questo look</ui> nel <ui>Menu dei look</ui> lo aggiunge alla fila, su tutti i tuoi dispositivi. Dallo stesso menu si aggiorna, si rinomina e si elimina. <ui>Esporta il look</ui> scrive un file, <ui>Importa un look</ui> ne legge uno; la riga di comando accetta lo stesso file.",
          ),
        },
      ],
      plan: "I look salvati fanno parte di Studio. Con ogni piano puoi conservare un look come file o come link.",
    },
    "share-a-look": {
      title: "Condividi un look",
      blocks: [
        {
          text: rich(
            "<ui>Copia il link a questo look</ui> copia un indirizzo che contiene la cornice e nient’altro. Nomi, luoghi e crediti ci sono solo se spunti <ui>Con nomi, luoghi e crediti</ui>. Chi lo apre vede prima il look, e decide con <ui>Mantieni</ui>.",
          ),
        },
      ],
    },
    "submit-a-look": {
      title: "Proponilo a tutti",
      isPublic: true,
      blocks: [
        {
          text: rich(
            "<ui>Proponi questo look</ui> invia la cornice, mai la tua foto. Una volta approvato da chi amministra, è appeso nella pagina dei look di altri, sulle nostre immagini. Puoi ritirarlo nella pagina dell’account.",
          ),
        },
      ],
    },
  },
};

export const helpStart = { firstFrame, captions, looks };
