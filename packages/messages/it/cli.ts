/** @see ../en/cli.ts */
import type { cli as English } from "../en/cli.ts";
import { cliAccount } from "./cli-account.ts";
import { cliCommands } from "./cli-commands.ts";
import { cliCredentials } from "./cli-credentials.ts";
import { cliOptions } from "./cli-options.ts";
import { cliPdf } from "./cli-pdf.ts";
import { cliUsage } from "./cli-usage.ts";
import { format } from "./notation.ts";

const { number, plural } = format;

const photosOf = (count: number): string => `${number(count)} foto`;

const timeLeft = (seconds: number): string =>
  seconds < 60 ? `ancora ${seconds} s` : `ancora ${number(Math.ceil(seconds / 60))} min`;

function intoFolders(folders: readonly string[]): string {
  const [first] = folders;
  if (first === undefined) return "";
  return folders.length === 1 ? ` in ${first}` : ` in ${number(folders.length)} cartelle`;
}

const skippedOf = (count: number): string => `${number(count)} ${plural(count, { one: "saltata", other: "saltate" })}`;

const failedOf = (count: number): string => `${number(count)} con errori`;

const signIn = "Accedi con “matte sign-in”";

export const cli: typeof English = {
  about: "Incornicia fotografie: passepartout, filetto e didascalia, senza toccare i dati propri del JPEG.",
  examples: [
    "matte frame photo.jpg                        scrive framed/photo.jpeg",
    "matte frame *.jpg --look museum --out prints",
    "matte frame *.jpg --look mine.matte-look.json --jobs 4",
    'matte frame *.jpg --credit "Ada Holm" --location "{city}, {country}"',
    "matte frame a.jpg b.jpg --together           scrive framed/a-together.jpeg",
    "matte frame *.jpg --pdf prints.pdf           un PDF, una foto per pagina",
    "matte frame *.jpg --max-kb 2000              nessun file oltre 2000 KB",
    "matte frame *.jpg --captions captions.csv --preset portrait-4x5",
    "find shoot -name '*.jpg' -print0 | matte frame --files-from - --shard 1/4",
    "matte unframe prints/*.jpeg                  scrive unframed/*.jpeg",
    "cat photo.jpg | matte frame - -o - > framed.jpg",
  ],
  exits: {
    ok: "tutto fatto",
    failure: "errore del programma",
    usage: "uso errato",
    photosFailed: "alcune foto con errori",
    interrupted: "interrotto",
  },
  afterHelp: (examples, exits) =>
    ["Esempi:", ...examples.map((line) => `  ${line}`), "", `Codici di uscita: ${exits.join(", ")}.`].join("\n"),
  groups: {
    frame: "Cornice:",
    caption: "Didascalia:",
    pdf: "PDF:",
    photos: "Foto:",
    results: "Risultati:",
    call: "Opzioni:",
  },
  commands: cliCommands,
  options: cliOptions,
  pdf: cliPdf,
  usage: cliUsage,
  progress: (done, total, rate, secondsLeft) =>
    `${number(done)} di ${photosOf(total)} · ${number(rate, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} foto/s · ${timeLeft(secondsLeft)}`,
  summary: (framed, skipped, failed, folders) =>
    [
      `${photosOf(framed)} ${plural(framed, { one: "incorniciata", other: "incorniciate" })}${intoFolders(folders)}`,
      ...(skipped > 0
        ? [`${skippedOf(skipped)} (già ${plural(skipped, { one: "incorniciata", other: "incorniciate" })})`]
        : []),
      ...(failed > 0 ? [failedOf(failed)] : []),
    ].join(", "),
  standardInput: "standard input",
  wouldWrite: (photo, output) => `${photo} → ${output}`,
  dashed: (photo) => `Per incorniciare il file “${photo}”, scrivi ./${photo}`,
  frameStays: (reason) => `${reason} --again aggiunge una seconda cornice.`,
  resultExists: (output) => `“${output}” esiste già, e non è il risultato di questa foto. --force lo sostituisce.`,
  wouldSkip: (photo, output) => `${photo} verrebbe saltato: ${output} esiste`,
  unframed: {
    summary: (unframed, skipped, failed, folder) =>
      [
        `Cornice rimossa da ${photosOf(unframed)}${unframed > 0 ? ` in ${folder}` : ""}`,
        ...(skipped > 0 ? [`${skippedOf(skipped)} (i risultati esistono)`] : []),
        ...(failed > 0 ? [failedOf(failed)] : []),
      ].join(", "),
    original: (photo) => `La foto di “${photo}” è il file originale, byte per byte.`,
    lostHdr: (photo) =>
      `La foto di “${photo}” non è più in HDR: la sua gain map è stata ricodificata insieme alla cornice.`,
    sheet: (photo, outputs) =>
      `Le ${photosOf(outputs.length)} di “${photo}” vanno da ${outputs[0] ?? ""} a ${outputs.at(-1) ?? ""}.`,
    marked: (photo) => `La foto di “${photo}” mantiene il suo marchio, che non si può togliere.`,
  },
  framedTogether: (count, method) => `${photosOf(count)} incorniciate insieme: ${method}`,
  reducedToFit: (photo, width, height) =>
    `Il risultato di “${photo}” è stato ridotto a ${width} × ${height} px per rispettare il peso del file.`,
  withoutOriginal: (photo) => `Dal risultato di “${photo}” non si può tornare all’originale. Conserva il tuo file.`,
  cropOutside: (photo, size) => `--crop esce da “${photo}”, che ha ${size.replace("x", " × ")} px.`,
  croppedOriginal: (photo) =>
    `“${photo}” è ritagliato. Per tornare all’originale bisognerebbe conservare ciò che è stato ritagliato via, quindi non si può.`,
  watched: {
    begins: (folder, out) =>
      `La cartella “${folder}” è sorvegliata. I risultati vanno in “${out}”. Premi Ctrl+C per fermarti.`,
    batch: `Sorvegliare una cartella fa parte di Pro. ${signIn}, oppure incornicia una foto alla volta.`,
    noFolder: (path) => `La cartella “${path}” non esiste.`,
    sameFolder: (path) =>
      `I risultati non possono andare in “${path}”: la cartella sorvegliata è al suo interno. Scegli un’altra cartella con --out.`,
    error: (message) =>
      `Alcune modifiche nella cartella potrebbero essere sfuggite (${message}). --poll controlla invece la cartella ogni secondo.`,
    gone: (folder) => `La cartella sorvegliata “${folder}” non c’è più.`,
  },
  account: cliAccount,
  credentials: cliCredentials,
  interrupted: "Interruzione in corso. Si completano le foto iniziate; premi di nuovo Ctrl+C per fermare subito.",
  signedOut: (watermark) => `Incorniciato con il piano Free, con la filigrana “${watermark}”.`,
  inspected: {
    size: (width, height) => `${number(width)} × ${number(height)} px`,
    method: "Metodo di esportazione",
  },
  captions: {
    unmatched: (file, names, more) => {
      const rows = names.length + more;
      const matched = plural(rows, { one: "riga non corrisponde", other: "righe non corrispondono" });
      const further = more > 0 ? ` e ${plural(more, { one: "un’altra", other: `altre ${number(more)}` })}` : "";
      return `In “${file}” ${number(rows)} ${matched} a nessuna foto: ${names.join(", ")}${further}`;
    },
  },
  errors: {
    noFiles: "Nessuna foto indicata. Indicane i nomi, o un elenco con --files-from.",
    noList: (file) => `“${file}” non si può leggere come elenco di file. Controlla che esista e che tu possa leggerlo.`,
    notATable: (path) => `“${path}” non è una tabella di didascalie.`,
    noColumn: (path, columns) =>
      `In “${path}” manca la colonna “${columns[0]}”. Le colonne sono ${columns.join(", ")}.`,
    presetAndLongSide: "Usa solo uno tra --preset e --long-side.",
    carousel: `I caroselli fanno parte di Pro. ${signIn}, oppure scegli un’altra preimpostazione.`,
    carouselOnce:
      "Un carosello è composto da più file. Togli --in-place e --output -, e incornicialo con “matte frame”.",
    slides: (least, most) =>
      `--slides richiede un numero intero da ${number(least)} a ${number(most)}, con --preset carousel.`,
    longSide: (least, most) => `--long-side richiede pixel interi da ${number(least)} a ${number(most)}.`,
    crop: "--crop richiede X,Y,W,H in pixel interi, o proporzioni come 4:5.",
    straighten: (most) => `--straighten richiede da -${most} a ${most} gradi.`,
    emptyCrop: "--crop richiede una larghezza e un’altezza di almeno 1 px.",
    together: `Incorniciare insieme più foto fa parte di Pro. ${signIn}, oppure togli --together.`,
    togetherCount: (least, most) => `--together richiede da ${number(least)} a ${number(most)} foto.`,
    togetherAnd: (option) => `Usa solo uno tra --together e ${option}.`,
    gap: (least, most) => `--gap richiede una percentuale da ${number(least)} a ${number(most)}.`,
    gapAlone: "--gap è la distanza tra foto incorniciate insieme. Aggiungi --together.",
    maxKb: (least, most) => `--max-kb richiede un numero intero di KB da ${number(least)} a ${number(most)}.`,
    maxKbFormat: "--max-kb richiede un look che esporta JPG: gli altri formati non hanno una qualità da abbassare.",
    mark: `I marchi sulla foto fanno parte di Pro. ${signIn}, oppure togli --mark.`,
    labelStyle: (style) =>
      `Lo stile della didascalia “${style}” fa parte di Pro. ${signIn}, oppure scegli un altro stile.`,
    shard: "--shard richiede una parte come 2/4, contata da 1, oppure auto.",
    noEngine:
      "--shard auto non ha trovato nessun job di Kubernetes, Slurm o AWS Batch. Indica tu la parte, come --shard 1/4.",
    noCount: (index, count) => `--shard auto ha trovato ${index} senza ${count}. Imposta ${count} al numero di parti.`,
    irregular: (index, count) =>
      `--shard auto non può ricavare una parte da ${index} e ${count}. Numera i job senza salti, o indica tu la parte.`,
    batch: "Incorniciare più foto alla volta fa parte di Pro. Indicane una sola, oppure accedi con “matte sign-in”.",
    inPlaceAndOut: "Usa solo uno tra --in-place, --out e --output.",
    oneOutput: "--output accetta una sola foto. Per più foto usa --out.",
    outputOfInput: "Per una foto dallo standard input serve --output.",
    oneInput: "Lo standard input è una sola foto: usa - da solo.",
    terminal: "Lo standard output è un terminale. Reindirizzalo verso un file o una pipe.",
    jobs: (most) => `--jobs richiede un numero intero da 1 a ${number(most)}.`,
    otherFormat: (photo) => `“${photo}” non si può sostituire: il look esporta un altro formato.`,
    otherEnding: (output) => `“${output}” ha l’estensione di un formato diverso da quello che il look esporta.`,
    replacesPhoto: (output) => `“${output}” è uno dei file indicati. Scrivi i risultati altrove.`,
    output: (message) => `Impossibile scrivere il risultato: ${message}`,
    noLookFile: (path) => `Il look “${path}” non esiste: non è né un look incluso né un file. “matte looks” li elenca.`,
    notALook: (path) => `“${path}” non è un file di look.`,
    newerLook: (path) => `“${path}” è stato creato da una versione più recente di Matte. Aggiorna questa.`,
    logo: `I loghi fanno parte di Pro. ${signIn}, oppure togli --logo.`,
    notALogo: (path) => `“${path}” non può essere il logo: non è un’immagine.`,
    ownFailure: "Nel programma qualcosa è andato storto.",
  },
  photoErrors: {
    "too-large": (file) => `“${file}” è troppo grande. Prima riducine le dimensioni.`,
    unreadable: (file) => `Impossibile leggere “${file}”. Controlla che esista e che tu possa leggerlo.`,
    folder: (file) =>
      `“${file}” è una cartella. Indica le foto al suo interno, come ${file.replace(/[\\/]+$/, "")}/*.jpg`,
    link: (file) =>
      `“${file}” è un collegamento, che in una cartella sorvegliata non viene seguito. Copia nella cartella la foto stessa.`,
    special: (file) => `“${file}” non è un file ma un dispositivo o una pipe. Indica il percorso di una foto.`,
    huge: (file) => `“${file}” supera 2 GB, troppo per una foto.`,
    unwritable: (file) =>
      `Impossibile scrivere il risultato di “${file}”. Controlla la cartella e il suo spazio libero.`,
    gone: (file) => `Impossibile leggere “${file}”. Controlla che esista e che tu possa leggerlo.`,
    font: (file) =>
      `“${file}” non è stato incorniciato: impossibile caricare il carattere della didascalia. Installa di nuovo Matte.`,
    unsigned: (file) =>
      `“${file}” non è stato incorniciato: impossibile firmarlo. Controlla il certificato e il servizio di marcatura temporale.`,
    failed: (file) => `Impossibile incorniciare “${file}”: nel programma qualcosa è andato storto.`,
  },
};
