/** @see ../en/cli.ts */
import { cliAccount } from "./cli-account.ts";
import { cliCommands } from "./cli-commands.ts";
import { cliCredentials } from "./cli-credentials.ts";
import { cliOptions } from "./cli-options.ts";
import { cliPdf } from "./cli-pdf.ts";
import { cliUsage } from "./cli-usage.ts";
import { format } from "./notation.ts";

const { number, plural } = format;

const photosOf = (count: number): string => `${number(count)} ${plural(count, { one: "Foto", other: "Fotos" })}`;

const timeLeft = (seconds: number): string =>
  seconds < 60 ? `noch ${seconds} s` : `noch ${number(Math.ceil(seconds / 60))} min`;

function intoFolders(folders: readonly string[]): string {
  const [first] = folders;
  if (first === undefined) return "";
  return folders.length === 1 ? `, jetzt in ${first}` : `, jetzt in ${number(folders.length)} Ordnern`;
}

const signIn = "Melden Sie sich mit „matte sign-in“ an";

export const cli = {
  about: "Rahmt Fotos: Passepartout, Kontur und Beschriftung, die eigenen Daten des JPEG bleiben unberührt.",
  examples: [
    "matte frame photo.jpg                        schreibt framed/photo.jpeg",
    "matte frame *.jpg --look museum --out prints",
    "matte frame *.jpg --look mine.matte-look.json --jobs 4",
    'matte frame *.jpg --credit "Ada Holm" --location "{city}, {country}"',
    "matte frame a.jpg b.jpg --together           schreibt framed/a-together.jpeg",
    "matte frame *.jpg --pdf prints.pdf           ein PDF, je Seite ein Foto",
    "matte frame *.jpg --max-kb 2000              keine Datei über 2.000 KB",
    "matte frame *.jpg --captions captions.csv --preset portrait-4x5",
    "find shoot -name '*.jpg' -print0 | matte frame --files-from - --shard 1/4",
    "matte unframe prints/*.jpeg                  schreibt unframed/*.jpeg",
    "cat photo.jpg | matte frame - -o - > framed.jpg",
  ],
  exits: {
    ok: "alles erledigt",
    failure: "Fehler des Programms",
    usage: "falscher Aufruf",
    photosFailed: "einige Fotos fehlgeschlagen",
    interrupted: "unterbrochen",
  },
  afterHelp: (examples: readonly string[], exits: readonly string[]) =>
    ["Beispiele:", ...examples.map((line) => `  ${line}`), "", `Rückgabewerte: ${exits.join(", ")}.`].join("\n"),
  groups: {
    frame: "Rahmen:",
    caption: "Beschriftung:",
    pdf: "PDF:",
    photos: "Fotos:",
    results: "Ergebnisse:",
    call: "Optionen:",
  },
  commands: cliCommands,
  options: cliOptions,
  pdf: cliPdf,
  usage: cliUsage,
  progress: (done: number, total: number, rate: number, secondsLeft: number) =>
    `${number(done)} von ${photosOf(total)} · ${number(rate, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} Fotos/s · ${timeLeft(secondsLeft)}`,
  summary: (framed: number, skipped: number, failed: number, folders: readonly string[]) =>
    [
      `${photosOf(framed)} gerahmt${intoFolders(folders)}`,
      ...(skipped > 0 ? [`${number(skipped)} ausgelassen (bereits gerahmt)`] : []),
      ...(failed > 0 ? [`${number(failed)} fehlgeschlagen`] : []),
    ].join(", "),
  standardInput: "Standardeingabe",
  wouldWrite: (photo: string, output: string) => `${photo} → ${output}`,
  dashed: (photo: string) => `Um die Datei „${photo}“ zu rahmen, schreiben Sie ./${photo}`,
  frameStays: (reason: string) => `${reason} --again fügt einen zweiten Rahmen hinzu.`,
  resultExists: (output: string) =>
    `„${output}“ ist schon da und ist nicht das Ergebnis dieses Fotos. --force ersetzt es.`,
  wouldSkip: (photo: string, output: string) => `${photo} ausgelassen: ${output} ist vorhanden`,
  unframed: {
    summary: (unframed: number, skipped: number, failed: number, folder: string) =>
      [
        `Rahmen von ${photosOf(unframed)} entfernt${unframed > 0 ? `, jetzt in ${folder}` : ""}`,
        ...(skipped > 0 ? [`${number(skipped)} ausgelassen (Ergebnisse vorhanden)`] : []),
        ...(failed > 0 ? [`${number(failed)} fehlgeschlagen`] : []),
      ].join(", "),
    original: (photo: string) => `Das Foto von „${photo}“ ist die Originaldatei, Byte für Byte.`,
    lostHdr: (photo: string) =>
      `Das Foto von „${photo}“ ist nicht mehr HDR: Seine Gain Map wurde mit dem Rahmen neu kodiert.`,
    sheet: (photo: string, outputs: readonly string[]) =>
      `Die ${photosOf(outputs.length)} von „${photo}“ sind ${outputs[0] ?? ""} bis ${outputs.at(-1) ?? ""}.`,
    marked: (photo: string) => `Das Foto von „${photo}“ behält sein Zeichen, das sich nicht entfernen lässt.`,
  },
  framedTogether: (count: number, method: string) => `${photosOf(count)} zusammen gerahmt: ${method}`,
  reducedToFit: (photo: string, width: number, height: number) =>
    `Das Ergebnis von „${photo}“ wurde auf ${width} × ${height} px verkleinert, um die Dateigröße einzuhalten.`,
  withoutOriginal: (photo: string) =>
    `Vom Ergebnis von „${photo}“ führt kein Weg zum Original zurück. Behalten Sie Ihre eigene Datei.`,
  cropOutside: (photo: string, size: string) =>
    `--crop reicht über „${photo}“ hinaus; das Foto hat ${size.replace("x", " × ")} px.`,
  croppedOriginal: (photo: string) =>
    `„${photo}“ ist zugeschnitten. Ein Weg zurück würde behalten, was weggeschnitten wurde, deshalb gibt es keinen.`,
  watched: {
    begins: (folder: string, out: string) =>
      `„${folder}“ wird beobachtet. Ergebnisse kommen nach „${out}“. Strg+C hält an.`,
    batch: `Einen Ordner zu beobachten gehört zu Pro. ${signIn}, oder rahmen Sie ein Foto nach dem anderen.`,
    noFolder: (path: string) => `Es gibt keinen Ordner „${path}“.`,
    sameFolder: (path: string) =>
      `Die Ergebnisse können nicht nach „${path}“: Der beobachtete Ordner ist darin. Wählen Sie mit --out einen anderen Ordner.`,
    error: (message: string) =>
      `Änderungen im Ordner sind vielleicht entgangen (${message}). --poll sieht stattdessen jede Sekunde im Ordner nach.`,
    gone: (folder: string) => `Der beobachtete Ordner „${folder}“ ist weg.`,
  },
  account: cliAccount,
  credentials: cliCredentials,
  interrupted: "Unterbrochen. Die begonnenen Fotos werden fertig; noch einmal Strg+C hält sofort an.",
  signedOut: (watermark: string) => `Mit dem Tarif Free gerahmt, mit dem Wasserzeichen „${watermark}“.`,
  inspected: {
    size: (width: number, height: number) => `${number(width)} × ${number(height)} px`,
    method: "Exportmethode",
  },
  captions: {
    unmatched: (file: string, names: readonly string[], more: number) =>
      `${number(names.length + more)} ${plural(names.length + more, { one: "Zeile", other: "Zeilen" })} von „${file}“ ohne passendes Foto: ${names.join(", ")}${more > 0 ? ` und ${number(more)} weitere` : ""}`,
  },
  errors: {
    noFiles: "Keine Fotos angegeben. Nennen Sie sie, oder geben Sie eine Liste davon mit --files-from.",
    noList: (file: string) =>
      `„${file}“ ist nicht als Liste von Dateien lesbar. Prüfen Sie, ob sie da ist und ob Sie sie lesen dürfen.`,
    notATable: (path: string) => `„${path}“ ist keine Tabelle von Beschriftungen.`,
    noColumn: (path: string, columns: readonly string[]) =>
      `„${path}“ hat keine Spalte „${columns[0]}“. Die Spalten sind ${columns.join(", ")}.`,
    presetAndLongSide: "Verwenden Sie nur eines von --preset und --long-side.",
    carousel: `Karussells gehören zu Pro. ${signIn}, oder wählen Sie eine andere Voreinstellung.`,
    carouselOnce:
      "Ein Karussell sind mehrere Dateien. Lassen Sie --in-place und --output - weg, und rahmen Sie es mit „matte frame“.",
    slides: (least: number, most: number) =>
      `--slides nimmt eine ganze Zahl von ${number(least)} bis ${number(most)}, mit --preset carousel.`,
    longSide: (least: number, most: number) =>
      `--long-side nimmt ganze Pixel von ${number(least)} bis ${number(most)}.`,
    crop: "--crop nimmt X,Y,W,H in ganzen Pixeln oder eine Form wie 4:5.",
    straighten: (most: number) => `--straighten nimmt -${most} bis ${most} Grad.`,
    emptyCrop: "--crop nimmt eine Breite und eine Höhe von mindestens 1 px.",
    together: `Fotos zusammen zu rahmen gehört zu Pro. ${signIn}, oder lassen Sie --together weg.`,
    togetherCount: (least: number, most: number) => `--together nimmt ${number(least)} bis ${number(most)} Fotos.`,
    togetherAnd: (option: string) => `Verwenden Sie nur eines von --together und ${option}.`,
    gap: (least: number, most: number) => `--gap nimmt eine Zahl von Prozent von ${number(least)} bis ${number(most)}.`,
    gapAlone: "--gap ist der Abstand zusammen gerahmter Fotos. Ergänzen Sie --together.",
    maxKb: (least: number, most: number) =>
      `--max-kb nimmt eine ganze Zahl von KB von ${number(least)} bis ${number(most)}.`,
    maxKbFormat: "--max-kb braucht einen Look, der JPG exportiert: Andere Formate haben keine Qualität zum Senken.",
    mark: `Zeichen auf dem Foto gehören zu Pro. ${signIn}, oder lassen Sie --mark weg.`,
    labelStyle: (style: string) => `Der Stil „${style}“ gehört zu Pro. ${signIn}, oder wählen Sie einen anderen Stil.`,
    shard: "--shard nimmt einen Anteil wie 2/4, ab 1 gezählt, oder auto.",
    noEngine:
      "--shard auto hat keinen Job von Kubernetes, Slurm oder AWS Batch gefunden. Geben Sie den Anteil selbst an, wie --shard 1/4.",
    noCount: (index: string, count: string) =>
      `--shard auto hat ${index} ohne ${count} gefunden. Setzen Sie ${count} auf die Anzahl der Anteile.`,
    irregular: (index: string, count: string) =>
      `--shard auto kann aus ${index} und ${count} keinen Anteil machen. Nummerieren Sie die Jobs ohne Lücken, oder geben Sie den Anteil selbst an.`,
    batch:
      "Mehrere Fotos auf einmal zu rahmen gehört zu Pro. Geben Sie ein Foto an, oder melden Sie sich mit „matte sign-in“ an.",
    inPlaceAndOut: "Verwenden Sie nur eines von --in-place, --out und --output.",
    oneOutput: "--output nimmt ein Foto. Verwenden Sie --out für mehrere.",
    outputOfInput: "Ein Foto von der Standardeingabe braucht --output.",
    oneInput: "Die Standardeingabe ist ein Foto: Verwenden Sie - allein.",
    terminal: "Die Standardausgabe ist ein Terminal. Leiten Sie sie in eine Datei oder eine Pipe um.",
    jobs: (most: number) => `--jobs nimmt eine ganze Zahl von 1 bis ${number(most)}.`,
    otherFormat: (photo: string) => `„${photo}“ kann nicht ersetzt werden: Der Look exportiert ein anderes Format.`,
    otherEnding: (output: string) => `„${output}“ hat die Endung eines anderen Formats, als der Look exportiert.`,
    replacesPhoto: (output: string) =>
      `„${output}“ ist eine der angegebenen Dateien. Schreiben Sie die Ergebnisse anderswohin.`,
    output: (message: string) => `Die Ausgabe kann nicht geschrieben werden: ${message}`,
    noLookFile: (path: string) =>
      `Es gibt keinen Look „${path}“: weder einen eingebauten noch eine Datei. „matte looks“ listet sie auf.`,
    notALook: (path: string) => `„${path}“ ist keine Look-Datei.`,
    newerLook: (path: string) => `„${path}“ stammt von einer neueren Version von Matte. Aktualisieren Sie diese.`,
    logo: `Logos gehören zu Pro. ${signIn}, oder lassen Sie --logo weg.`,
    notALogo: (path: string) => `„${path}“ kann nicht das Logo sein: Es ist kein Bild.`,
    ownFailure: "Im Programm ist etwas schiefgegangen.",
  },
  photoErrors: {
    "too-large": (file: string) => `„${file}“ ist zu groß. Verkleinern Sie es zuerst.`,
    unreadable: (file: string) => `„${file}“ ist nicht lesbar. Prüfen Sie, ob es da ist und ob Sie es lesen dürfen.`,
    folder: (file: string) =>
      `„${file}“ ist ein Ordner. Geben Sie die Fotos darin an, wie ${file.replace(/[\\/]+$/, "")}/*.jpg`,
    link: (file: string) =>
      `„${file}“ ist ein Verweis, dem ein beobachteter Ordner nicht folgt. Kopieren Sie das Foto selbst in den Ordner.`,
    special: (file: string) =>
      `„${file}“ ist keine Datei, sondern ein Gerät oder eine Pipe. Geben Sie den Pfad eines Fotos an.`,
    huge: (file: string) => `„${file}“ ist größer als 2 GB, zu groß für ein Foto.`,
    unwritable: (file: string) =>
      `Das Ergebnis von „${file}“ kann nicht geschrieben werden. Prüfen Sie den Ordner und seinen freien Platz.`,
    gone: (file: string) => `„${file}“ ist nicht lesbar. Prüfen Sie, ob es da ist und ob Sie es lesen dürfen.`,
    font: (file: string) =>
      `„${file}“ wurde nicht gerahmt: Die Schrift der Beschriftung konnte nicht geladen werden. Installieren Sie Matte neu.`,
    unsigned: (file: string) =>
      `„${file}“ wurde nicht gerahmt: Es konnte nicht signiert werden. Prüfen Sie das Zertifikat und den Zeitstempeldienst.`,
    failed: (file: string) => `„${file}“ konnte nicht gerahmt werden: Im Programm ist etwas schiefgegangen.`,
  },
};
