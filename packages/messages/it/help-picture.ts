/** @see ../en/help-picture.ts */
import { rich } from "../rich-text.ts";
import type { HelpPageText } from "../help-text.ts";

const method: HelpPageText = {
  title: "Metodo di esportazione",
  summary:
    "Un JPEG non viene ricodificato: i suoi dati restano, e di nuovo c’è solo la cornice. Che cosa dice la barra di stato, e perché.",
  shot: "La barra di stato: JPEG senza perdita, le dimensioni in pixel e il peso del file.",
  sections: {
    "lossless-jpeg": {
      title: "JPEG senza perdita",
      words: "qualità compressione bit per bit",
      blocks: [
        {
          text: rich(
            "Di solito salvare un JPEG costa qualità, perché ogni pixel viene ricodificato. Matte copia nel nuovo file i dati compressi della foto e codifica soltanto la cornice. In tal caso la barra di stato dice <ui>JPEG senza perdita</ui>.",
          ),
        },
        {
          text: "Perché riesca, la foto deve poggiare sulla griglia di blocchi del file: il passepartout può quindi spostarsi fino a 8 px. Un testo, un marchio o un angolo arrotondato sulla foto cambia i blocchi che ha sotto e nessun altro.",
        },
      ],
    },
    "encoded-again": {
      title: "Quando viene ricodificato",
      words: "ricompressione perdita qualità motivo",
      blocks: [
        {
          text: rich(
            "In tal caso la barra di stato dice <code>JPEG 95%</code>, con il motivo tra parentesi. I più comuni:",
          ),
        },
        {
          terms: [
            [
              "ridimensionamento per la preimpostazione, ridimensionamento per l’esportazione",
              rich(
                "I pixel cambiano. Scegli <ui>Piena risoluzione</ui>, e <ui>Dimensioni originali</ui> come preimpostazione.",
              ),
            ],
            [
              "raddrizzamento",
              "Un’immagine inclinata ha pixel nuovi. I ritagli e le rotazioni di un quarto di giro mantengono i dati.",
            ],
            [
              "passepartout troppo stretto per mantenere i dati originali",
              "Il passepartout dovrebbe spostarsi di più di un decimo. Allargalo.",
            ],
            [
              "il passepartout si sposterebbe di oltre 8 px",
              "I blocchi di questo file sono grandi. Allarga o restringi un po’ il passepartout.",
            ],
            [
              "la didascalia non può spostarsi per mantenere i dati originali",
              "Ingrandisci il passepartout o la didascalia.",
            ],
            [
              "foto in grigio, cornice a colori",
              "Un JPEG in grigio non ha colori da offrire. Scegli bianco, grigio o nero.",
            ],
            [
              "dati originali non mantenuti",
              rich(
                "<ui>Mantieni i dati JPEG originali</ui> è disattivato, in <ui>Output</ui> sotto <ui>Altre impostazioni di output</ui>.",
              ),
            ],
            ["dati danneggiati", "Il file ha un difetto. Copialo di nuovo dalla scheda di memoria."],
          ],
        },
        {
          text: rich(
            "In tal caso la qualità è del 95%, con la piena risoluzione del colore. <ui>Qualità</ui> la cambia. I browser senza WebAssembly ricodificano sempre.",
          ),
        },
      ],
    },
    "other-formats": {
      title: "Altri formati",
      words: "16 bit limite peso del file",
      blocks: [
        {
          points: [
            rich("PNG mantiene ogni pixel. Una foto a 16 bit resta a 16 bit: <code>PNG a 16 bit</code>."),
            "Raw, HEIC, AVIF, TIFF e JPEG XL non si possono scrivere. Il JPEG contenuto in un file raw viene incorniciato senza perdita; gli altri diventano JPEG, PNG o WebP.",
            rich(
              "Con <ui>Peso del file</ui> in <ui>Dimensioni di esportazione</ui> si risparmiano prima i byte che non costano qualità. Poi cede la qualità, e infine le dimensioni; la barra di stato dice quanto.",
            ),
          ],
        },
      ],
    },
    "left-out": {
      title: "Che cosa viene omesso",
      words: "C2PA metadati posizione GPS",
      blocks: [
        {
          text: rich(
            "“senza” indica ciò che resta fuori: il video di una foto in movimento, una mappa di profondità, le credenziali del contenuto. Con <ui>Permetti di tornare al file originale</ui> le credenziali tornano quando si rimuove la cornice: vedi <unframe>Rimuovere la cornice</unframe>.",
          ),
        },
        {
          text: rich(
            "Profilo colore e dati di scatto restano. La tua posizione viene tolta, a meno che <ui>Mantieni la posizione (GPS)</ui> sia attivo.",
          ),
        },
      ],
    },
  },
};

const hdr: HelpPageText = {
  title: "Foto HDR",
  summary:
    "Una foto di un telefono o di una fotocamera recente resta in HDR anche con la cornice. Dove si vede, e quando si perde.",
  sections: {
    "what-stays": {
      title: "Che cosa resta in HDR",
      words: "gain map Ultra HDR Apple luminosità",
      blocks: [
        {
          text: rich(
            "I JPEG di Pixel, Galaxy, iPhone e altri contengono una gain map, una seconda immagine con la luminosità delle alte luci. Matte la incornicia insieme alla foto. Il passepartout è luminoso come un bianco normale: la foto risplende, la cornice no.",
          ),
        },
        {
          points: [
            "HEIC e AVIF con una gain map diventano JPEG con una gain map.",
            "I PNG in PQ o HLG restano in HDR come PNG.",
            rich("In questi casi la barra di stato finisce con <code>HDR</code>."),
          ],
        },
      ],
    },
    "where-it-shows": {
      title: "Dove si vede",
      blocks: [
        {
          text: rich(
            "Sull’anteprima di queste foto c’è il contrassegno <ui>HDR</ui>. Su uno schermo HDR premilo per vedere la luminosità propria della foto; l’anteprima intorno è disegnata con la luminosità normale. Per il file esportato servono uno schermo HDR e un programma che legge le gain map, come Chrome, Safari o le app di foto dei telefoni. Ovunque altrove appare come la foto normale.",
          ),
        },
      ],
    },
    "when-it-is-lost": {
      title: "Quando si perde",
      blocks: [
        {
          terms: [
            [
              rich("<code>HDR perso</code>"),
              "Il formato non può contenerlo: WebP, il PNG di una foto con una gain map, AVIF in PQ o HLG. Lo perdono anche le foto incorniciate insieme e i caroselli.",
            ],
            [rich("<code>dati HDR danneggiati</code>"), "La gain map non si può leggere. La foto in sé è a posto."],
          ],
        },
        {
          text: rich(
            "<ui>Mantieni l’HDR</ui>, in <ui>Altre impostazioni di output</ui>, serve a ometterlo di proposito.",
          ),
        },
        {
          text: "Alcuni social tolgono le gain map quando carichi una foto. Prova prima con una sola.",
        },
      ],
    },
  },
};

export const helpPicture = { method, hdr };
