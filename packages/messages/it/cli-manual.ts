/** @see ../en/cli-manual.ts */
import type { cliManual as English } from "../en/cli-manual.ts";

export const cliManual: typeof English = {
  title: "Manuale di Matte",
  summary: "incornicia fotografie",
  headings: {
    name: "Nome",
    synopsis: "Sintassi",
    description: "Descrizione",
    options: "Opzioni",
    commands: "Comandi",
    exits: "Stato di uscita",
    environment: "Ambiente",
    files: "File",
    examples: "Esempi",
  },
  description: [
    "Un look descrive la cornice: uno di quelli inclusi, o un file esportato dall’editor. I risultati sono gli stessi file, byte per byte, delle esportazioni del browser. Dove il look lo permette, un JPEG mantiene i propri dati e non viene ricodificato.",
    "I risultati vanno in una cartella, di norma “framed”. Vengono scritti per intero o non vengono scritti. I risultati esistenti vengono saltati, così una seconda esecuzione continua la prima. Le foto vengono sostituite solo con --in-place, che salta quelle già incorniciate; con --force ne modifica la cornice. Un file incorniciato da Matte viene incorniciato come la foto che contiene, con i testi che ricorda; --again lo incornicia così com’è.",
    'Le didascalie vengono dalle opzioni --title, --location, --credit e --alt, e dalla tabella di --captions: un CSV con la colonna “Nome file” e una o più tra “Soggetto”, “Luogo”, “Crediti fotografici”, “Altri crediti”, “Fotocamera”, “Obiettivo”, “Pellicola” e “Testo alternativo”, come lo esporta l’editor. Tutte tranne il testo alternativo, che viene scritto soltanto nel file, attivano la didascalia. Prevalgono sui testi che un file ricorda, questi sui testi di un file di look (un oggetto “texts” nel suo JSON, come "photoBy"), e questi sui metadati della foto. I campi tra parentesi graffe, come {city}, vengono dalla foto.',
    "Con --shard, i computer che ricevono lo stesso elenco ne incorniciano una parte ciascuno, senza sapere l’uno dell’altro. La parte a cui una foto appartiene dipende solo dal nome del file. Una parte interrotta si esegue di nuovo, e salta i risultati esistenti.",
    "Con --credentials, i risultati ricevono credenziali del contenuto (C2PA): dichiarazioni firmate che la foto è stata aperta e modificata e, dove è vero, ritagliata, ridimensionata o collocata. Le credenziali che la foto ha già restano accanto, a meno che possano contenere una posizione o mostrare ciò che è stato ritagliato via, e il risultato no. I programmi che non conoscono l’autorità del certificato dicono che l’origine è sconosciuta.",
    "I dati vengono scritti sullo standard output, i messaggi sullo standard error.",
  ],
  environment: {
    "LC_ALL, LC_MESSAGES, LANG":
      "La lingua della guida e dei messaggi, per esempio it_IT.UTF-8; --lang ha la precedenza.",
    XDG_CONFIG_HOME: "Cartella delle impostazioni, al posto di ~/.config.",
    "JOB_COMPLETION_INDEX, JOB_COMPLETIONS": "La parte di --shard auto in un Indexed Job di Kubernetes.",
    "SLURM_ARRAY_TASK_ID, SLURM_ARRAY_TASK_COUNT": "La parte di --shard auto in un job array di Slurm.",
    "AWS_BATCH_JOB_ARRAY_INDEX, AWS_BATCH_JOB_ARRAY_SIZE": "La parte di --shard auto in un array job di AWS Batch.",
    NO_COLOR: "Non ha effetto, perché i messaggi non hanno colori.",
  },
  files: {
    "~/.config/matte/account.json": "L’account collegato; su macOS in ~/Library/Application Support/matte.",
  },
};
