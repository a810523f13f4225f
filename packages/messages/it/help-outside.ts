/** @see ../en/help-outside.ts */
import { rich } from "../rich-text.ts";
import type { HelpPageText } from "../help-text.ts";

const command: HelpPageText = {
  title: "La riga di comando",
  summary:
    "Incornicia cartelle da un terminale, uno script o un altro programma, con gli stessi file dell’editor, byte per byte.",
  sections: {
    start: {
      title: "Per iniziare",
      blocks: [
        {
          shell:
            'matte frame photo.jpg\nmatte frame *.jpg --look museum --out prints\nmatte frame *.jpg --credit "Ada Holm" --location "{city}, {country}"',
        },
        {
          text: rich(
            "I risultati vanno in <code>framed/</code>, o dove indica <code>--out</code>. I tuoi file restano. I risultati che esistono vengono saltati, quindi una seconda esecuzione continua la prima; <code>--force</code> li sostituisce. <code>matte looks</code> elenca i look, e <code>--look</code> accetta anche un file di <ui>Esporta il look</ui>.",
          ),
        },
      ],
      plan: rich(
        "<code>matte sign-in</code> collega il computer, per il piano del tuo account. Senza, si incornicia una foto alla volta, con la filigrana.",
      ),
    },
    captions: {
      title: "Una didascalia per ogni foto",
      blocks: [
        {
          text: rich(
            "Esporta la tabella di <ui>Modifica le didascalie</ui>, o scrivine una in un foglio di calcolo. Le righe indicano la loro foto con il nome del file.",
          ),
        },
        { shell: "matte frame *.jpg --captions captions.csv --preset portrait-4x5 --out social" },
      ],
    },
    inspect: {
      title: "Guarda prima di incorniciare",
      blocks: [
        { shell: "matte inspect photo.jpg\nmatte frame *.jpg --dry-run" },
        {
          text: rich(
            "<code>matte inspect</code> dice come verrebbe esportata una foto, che cosa ha scritto la fotocamera e che cosa dicono le sue credenziali del contenuto. <code>--dry-run</code> mostra che cosa verrebbe scritto, e non scrive niente.",
          ),
        },
      ],
    },
    more: {
      title: "Cartelle, ritagli e grandi quantità",
      words: "Lightroom darktable Kubernetes automazione script",
      blocks: [
        {
          shell:
            "matte watch ~/Pictures/export\nmatte frame photo.jpg --crop 4:5 --max-kb 2000\nmatte frame *.jpg --shard 2/4\nmatte unframe framed/*.jpeg",
        },
        {
          text: rich(
            "<code>matte watch</code> incornicia ciò che arriva in una cartella. <code>--shard</code> divide il lavoro fra più computer. Lightroom Classic e darktable possono avviare Matte quando esportano. <code>matte help frame</code> elenca tutte le opzioni.",
          ),
        },
      ],
    },
  },
};

const privacy: HelpPageText = {
  title: "Privacy, e dove resta il tuo lavoro",
  summary:
    "Le foto vengono incorniciate nel tuo browser. Che cosa resta sul tuo dispositivo, che cosa conserva un server, e come eliminarlo.",
  shot: "La visita successiva: una nuova foto nell’editor e, sopra, la proposta di ripristinare le foto dell’ultima visita.",
  sections: {
    "on-your-device": {
      title: "Sul tuo dispositivo",
      words: "ripristinare arresto anomalo senza rete memoria perdere",
      blocks: [
        {
          text: rich(
            "È il tuo browser ad aprire, incorniciare e scrivere le foto. Elenco, didascalie e impostazioni restano nella sua memoria mentre lavori. Dopo un arresto anomalo o un ricaricamento l’editor dice <ui>Le tue foto sono ancora qui</ui>: ripristinale, o premi <ui>Ricomincia da zero</ui>.",
          ),
        },
        {
          points: [
            "Le foto che hai trascinato vengono aperte da dove sono; le altre vengono copiate nella memoria del browser, fino a 2 GB.",
            "Dopo un ricaricamento non c’è niente da annullare.",
            "Le finestre private non conservano niente: esporta prima di chiuderle.",
            "Ciò che lasci viene rimosso dopo 14 giorni, e quando esci. L’editor prima lo chiede.",
          ],
        },
        { text: "Una volta caricato, l’editor funziona senza rete. Ciò che va inviato aspetta." },
      ],
    },
    "in-the-file": {
      title: "Nel file esportato",
      words: "metadati posizione GPS EXIF",
      blocks: [
        {
          text: rich(
            "L’esportazione contiene ciò che hai stampato, i tuoi crediti e i dati di scatto. La tua posizione c’è solo con <ui>Mantieni la posizione (GPS)</ui>. <ui>Nomi dei luoghi dal GPS</ui> stampa città e paese; la posizione stessa resta nel tuo browser.",
          ),
        },
        {
          text: rich(
            "Se <ui>Ricorda la cornice nel file</ui> non è disattivato, contiene anche il tuo look e i tuoi testi, circa mezzo kilobyte, così <unframe>la cornice si può rimuovere</unframe>.",
          ),
        },
      ],
    },
    "on-the-server": {
      title: "Sul server",
      words: "caricare eliminare account dati",
      isPublic: true,
      blocks: [
        {
          points: [
            "Il tuo account: indirizzo, nome, piano e risposte.",
            "Per ogni foto che carichi, un’anteprima di 600 px e il nome del file.",
            rich(
              "Per ogni esportazione, una copia. <ui>Conserva copie delle esportazioni</ui> nella pagina dell’account lo disattiva.",
            ),
          ],
        },
        {
          text: rich(
            "Anteprime e copie non hanno dati di scatto né luoghi. Solo tu e chi amministra potete aprirle. <ui>Immagini</ui> nella pagina dell’account dice quante sono, e <ui>Elimina tutto</ui> le rimuove. Lì puoi scaricare tutti i dati su di te, ed eliminare l’account.",
          ),
        },
      ],
      plan: "Con Pro e Studio impostazioni e loghi seguono il tuo account; con Free restano in questo browser.",
    },
    "on-this-server": {
      title: "Su questo server",
      words: "caricare",
      isPrivate: true,
      blocks: [
        {
          text: "Questo Matte è privato. Foto ed esportazioni non vi vengono mai inviate. Il server conserva le tue impostazioni, i look e i loghi, perché ci siano in ogni browser che lo apre.",
        },
      ],
    },
  },
};

export const helpOutside = { command, privacy };
