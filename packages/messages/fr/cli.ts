/** @see ../en/cli.ts */
import { cliAccount } from "./cli-account.ts";
import { cliCommands } from "./cli-commands.ts";
import { cliCredentials } from "./cli-credentials.ts";
import { cliOptions } from "./cli-options.ts";
import { cliPdf } from "./cli-pdf.ts";
import { cliUsage } from "./cli-usage.ts";
import { format } from "./notation.ts";

const { number, plural } = format;

const photosOf = (count: number): string => `${number(count)} ${plural(count, { one: "photo", other: "photos" })}`;

const skippedPhotos = (count: number, reason: string): string =>
  `${number(count)} ${plural(count, { one: "ignorée", other: "ignorées" })} (${reason})`;

const timeLeft = (seconds: number): string =>
  seconds < 60 ? `encore ${seconds} s` : `encore ${number(Math.ceil(seconds / 60))} min`;

function intoFolders(folders: readonly string[]): string {
  const [first] = folders;
  if (first === undefined) return "";
  return folders.length === 1 ? ` dans ${first}` : ` dans ${number(folders.length)} dossiers`;
}

const signIn = "Connectez-vous avec « matte sign-in »";

export const cli = {
  about: "Encadre des photographies : passe-partout, contour et légende, sans toucher aux données du JPEG.",
  examples: [
    "matte frame photo.jpg                        écrit framed/photo.jpeg",
    "matte frame *.jpg --look museum --out prints",
    "matte frame *.jpg --look mine.matte-look.json --jobs 4",
    'matte frame *.jpg --credit "Ada Holm" --location "{city}, {country}"',
    "matte frame a.jpg b.jpg --together           écrit framed/a-together.jpeg",
    "matte frame *.jpg --pdf prints.pdf           un PDF, une photo par page",
    "matte frame *.jpg --max-kb 2000              aucun fichier de plus de 2000 ko",
    "matte frame *.jpg --captions captions.csv --preset portrait-4x5",
    "find shoot -name '*.jpg' -print0 | matte frame --files-from - --shard 1/4",
    "matte unframe prints/*.jpeg                  écrit unframed/*.jpeg",
    "cat photo.jpg | matte frame - -o - > framed.jpg",
  ],
  exits: {
    ok: "tout est fait",
    failure: "erreur du programme",
    usage: "mauvais usage",
    photosFailed: "certaines photos ont échoué",
    interrupted: "interrompu",
  },
  afterHelp: (examples: readonly string[], exits: readonly string[]) =>
    ["Exemples :", ...examples.map((line) => `  ${line}`), "", `Codes de sortie : ${exits.join(", ")}.`].join("\n"),
  groups: {
    frame: "Cadre :",
    caption: "Légende :",
    pdf: "PDF :",
    photos: "Photos :",
    results: "Résultats :",
    call: "Options :",
  },
  commands: cliCommands,
  options: cliOptions,
  pdf: cliPdf,
  usage: cliUsage,
  progress: (done: number, total: number, rate: number, secondsLeft: number) =>
    `${number(done)} sur ${photosOf(total)} · ${number(rate, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} photos/s · ${timeLeft(secondsLeft)}`,
  summary: (framed: number, skipped: number, failed: number, folders: readonly string[]) =>
    [
      `${photosOf(framed)} ${plural(framed, { one: "encadrée", other: "encadrées" })}${intoFolders(folders)}`,
      ...(skipped > 0 ? [skippedPhotos(skipped, "déjà encadrées")] : []),
      ...(failed > 0 ? [`${number(failed)} en échec`] : []),
    ].join(", "),
  standardInput: "entrée standard",
  wouldWrite: (photo: string, output: string) => `${photo} → ${output}`,
  dashed: (photo: string) => `Pour encadrer le fichier « ${photo} », écrivez ./${photo}`,
  frameStays: (reason: string) => `${reason} --again ajoute un second cadre.`,
  resultExists: (output: string) =>
    `« ${output} » existe déjà, et n’est pas le résultat de cette photo. --force le remplace.`,
  wouldSkip: (photo: string, output: string) => `${photo} ignoré : ${output} existe`,
  unframed: {
    summary: (unframed: number, skipped: number, failed: number, folder: string) =>
      [
        `Cadre retiré de ${photosOf(unframed)}${unframed > 0 ? `, à retrouver dans ${folder}` : ""}`,
        ...(skipped > 0 ? [skippedPhotos(skipped, "résultats existants")] : []),
        ...(failed > 0 ? [`${number(failed)} en échec`] : []),
      ].join(", "),
    original: (photo: string) => `La photo de « ${photo} » est le fichier d’origine, à l’octet près.`,
    lostHdr: (photo: string) =>
      `La photo de « ${photo} » n’est plus en HDR : sa carte de gain a été réencodée avec le cadre.`,
    sheet: (photo: string, outputs: readonly string[]) =>
      `Les ${photosOf(outputs.length)} de « ${photo} » sont ${outputs[0] ?? ""} à ${outputs.at(-1) ?? ""}.`,
    marked: (photo: string) => `La photo de « ${photo} » garde sa marque, qui ne s’enlève pas.`,
  },
  framedTogether: (count: number, method: string) =>
    `${photosOf(count)} ${plural(count, { one: "encadrée", other: "encadrées" })} ensemble : ${method}`,
  reducedToFit: (photo: string, width: number, height: number) =>
    `Le résultat de « ${photo} » a été réduit à ${width} × ${height} px pour respecter le poids du fichier.`,
  withoutOriginal: (photo: string) =>
    `Le résultat de « ${photo} » ne permet pas de retour à l’original. Gardez votre propre fichier.`,
  cropOutside: (photo: string, size: string) =>
    `--crop dépasse de « ${photo} », qui mesure ${size.replace("x", " × ")} px.`,
  croppedOriginal: (photo: string) =>
    `« ${photo} » est recadré. Un retour à l’original conserverait ce que le recadrage a enlevé : il n’y en a donc pas.`,
  watched: {
    begins: (folder: string, out: string) =>
      `Surveillance de « ${folder} ». Les résultats vont dans « ${out} ». Ctrl+C pour arrêter.`,
    batch: `La surveillance d’un dossier fait partie de Pro. ${signIn}, ou encadrez une photo à la fois.`,
    noFolder: (path: string) => `Il n’y a pas de dossier « ${path} ».`,
    sameFolder: (path: string) =>
      `Les résultats ne peuvent pas aller dans « ${path} » : le dossier surveillé s’y trouve. Choisissez un autre dossier avec --out.`,
    error: (message: string) =>
      `Des changements dans le dossier ont pu échapper (${message}). Avec --poll, le dossier est plutôt vérifié chaque seconde.`,
    gone: (folder: string) => `Le dossier surveillé « ${folder} » a disparu.`,
  },
  account: cliAccount,
  credentials: cliCredentials,
  interrupted: "Interrompu. Les photos en cours se terminent ; Ctrl+C encore une fois arrête aussitôt.",
  signedOut: (watermark: string) => `Encadré avec le forfait Free, avec le filigrane « ${watermark} ».`,
  inspected: {
    size: (width: number, height: number) => `${number(width)} × ${number(height)} px`,
    method: "Méthode d’export",
  },
  captions: {
    unmatched: (file: string, names: readonly string[], more: number) =>
      `${number(names.length + more)} ${plural(names.length + more, { one: "ligne", other: "lignes" })} de « ${file} » sans photo correspondante : ${names.join(", ")}${more > 0 ? ` et ${number(more)} ${plural(more, { one: "autre", other: "autres" })}` : ""}`,
  },
  errors: {
    noFiles: "Aucune photo donnée. Nommez-les, ou donnez-en une liste avec --files-from.",
    noList: (file: string) =>
      `« ${file} » ne se lit pas comme une liste de fichiers. Vérifiez qu’il existe et que vous pouvez le lire.`,
    notATable: (path: string) => `« ${path} » n’est pas un tableau de légendes.`,
    noColumn: (path: string, columns: readonly string[]) =>
      `« ${path} » n’a pas de colonne « ${columns[0]} ». Les colonnes sont ${columns.join(", ")}.`,
    presetAndLongSide: "Utilisez soit --preset, soit --long-side.",
    carousel: `Les carrousels font partie de Pro. ${signIn}, ou choisissez un autre préréglage.`,
    carouselOnce:
      "Un carrousel forme plusieurs fichiers. Omettez --in-place et --output -, et encadrez-le avec « matte frame ».",
    slides: (least: number, most: number) =>
      `--slides attend un nombre entier de ${number(least)} à ${number(most)}, avec --preset carousel.`,
    longSide: (least: number, most: number) =>
      `--long-side attend des pixels entiers de ${number(least)} à ${number(most)}.`,
    crop: "--crop attend X,Y,W,H en pixels entiers, ou une forme comme 4:5.",
    straighten: (most: number) => `--straighten attend de -${most} à ${most} degrés.`,
    emptyCrop: "--crop attend une largeur et une hauteur d’au moins 1 px.",
    together: `Encadrer des photos ensemble fait partie de Pro. ${signIn}, ou omettez --together.`,
    togetherCount: (least: number, most: number) => `--together attend de ${number(least)} à ${number(most)} photos.`,
    togetherAnd: (option: string) => `Utilisez soit --together, soit ${option}.`,
    gap: (least: number, most: number) => `--gap attend un nombre de pour cent de ${number(least)} à ${number(most)}.`,
    gapAlone: "--gap est l’espace entre les photos encadrées ensemble. Ajoutez --together.",
    maxKb: (least: number, most: number) =>
      `--max-kb attend un nombre entier de ko de ${number(least)} à ${number(most)}.`,
    maxKbFormat: "--max-kb demande un look qui exporte en JPG : les autres formats n’ont pas de qualité à baisser.",
    mark: `Les marques sur la photo font partie de Pro. ${signIn}, ou omettez --mark.`,
    labelStyle: (style: string) =>
      `Le style de légende « ${style} » fait partie de Pro. ${signIn}, ou choisissez un autre style.`,
    shard: "--shard attend une part comme 2/4, comptée à partir de 1, ou auto.",
    noEngine:
      "--shard auto n’a trouvé aucune tâche de Kubernetes, Slurm ou AWS Batch. Donnez la part vous-même, comme --shard 1/4.",
    noCount: (index: string, count: string) =>
      `--shard auto a trouvé ${index} sans ${count}. Donnez à ${count} le nombre de parts.`,
    irregular: (index: string, count: string) =>
      `--shard auto ne peut pas former de part avec ${index} et ${count}. Numérotez les tâches sans trou, ou donnez la part vous-même.`,
    batch: `Encadrer plusieurs photos à la fois fait partie de Pro. ${signIn}, ou donnez une seule photo.`,
    inPlaceAndOut: "Utilisez une seule option parmi --in-place, --out et --output.",
    oneOutput: "--output attend une photo. Utilisez --out pour plusieurs.",
    outputOfInput: "Une photo de l’entrée standard demande --output.",
    oneInput: "L’entrée standard est une photo : utilisez - seul.",
    terminal: "La sortie standard est un terminal. Redirigez-la vers un fichier ou un tube.",
    jobs: (most: number) => `--jobs attend un nombre entier de 1 à ${number(most)}.`,
    otherFormat: (photo: string) => `« ${photo} » ne peut pas être remplacé : le look exporte un autre format.`,
    otherEnding: (output: string) => `« ${output} » n’a pas l’extension du format qu’exporte le look.`,
    replacesPhoto: (output: string) => `« ${output} » est l’un des fichiers donnés. Écrivez les résultats ailleurs.`,
    output: (message: string) => `La sortie ne peut pas être écrite : ${message}`,
    noLookFile: (path: string) =>
      `Il n’y a pas de look « ${path} », ni intégré ni en fichier. « matte looks » les liste.`,
    notALook: (path: string) => `« ${path} » n’est pas un fichier de look.`,
    newerLook: (path: string) => `« ${path} » vient d’une version plus récente de Matte. Mettez celle-ci à jour.`,
    logo: `Les logos font partie de Pro. ${signIn}, ou omettez --logo.`,
    notALogo: (path: string) => `« ${path} » ne peut pas servir de logo : ce n’est pas une image.`,
    ownFailure: "Une erreur s’est produite dans le programme.",
  },
  photoErrors: {
    "too-large": (file: string) => `« ${file} » est trop grand. Réduisez-le d’abord.`,
    unreadable: (file: string) => `« ${file} » est illisible. Vérifiez qu’il existe et que vous pouvez le lire.`,
    folder: (file: string) =>
      `« ${file} » est un dossier. Donnez les photos qu’il contient, comme ${file.replace(/[\\/]+$/, "")}/*.jpg`,
    link: (file: string) =>
      `« ${file} » est un lien, qu’un dossier surveillé ne suit pas. Copiez la photo elle-même dans le dossier.`,
    special: (file: string) =>
      `« ${file} » n’est pas un fichier mais un périphérique ou un tube. Donnez le chemin d’une photo.`,
    huge: (file: string) => `« ${file} » dépasse 2 Go, c’est trop pour une photo.`,
    unwritable: (file: string) =>
      `Le résultat de « ${file} » ne peut pas être écrit. Vérifiez le dossier et son espace libre.`,
    gone: (file: string) => `« ${file} » est illisible. Vérifiez qu’il existe et que vous pouvez le lire.`,
    font: (file: string) =>
      `« ${file} » n’a pas été encadré : la police de la légende n’a pas pu être chargée. Réinstallez Matte.`,
    unsigned: (file: string) =>
      `« ${file} » n’a pas été encadré : la signature a échoué. Vérifiez le certificat et le service d’horodatage.`,
    failed: (file: string) => `« ${file} » n’a pas pu être encadré : une erreur s’est produite dans le programme.`,
  },
};
