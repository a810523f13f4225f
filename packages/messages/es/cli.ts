/** @see ../en/cli.ts */
import { cliAccount } from "./cli-account.ts";
import { cliCommands } from "./cli-commands.ts";
import { cliCredentials } from "./cli-credentials.ts";
import { cliOptions } from "./cli-options.ts";
import { cliPdf } from "./cli-pdf.ts";
import { cliUsage } from "./cli-usage.ts";
import { format } from "./notation.ts";

const { number, plural } = format;

const photosOf = (count: number): string => `${number(count)} ${plural(count, { one: "foto", other: "fotos" })}`;

/** @param outcome in the feminine: `omitida` */
const photosThat = (count: number, outcome: string): string =>
  `${number(count)} ${plural(count, { one: outcome, other: `${outcome}s` })}`;

const timeLeft = (seconds: number): string =>
  seconds < 60 ? `tiempo restante: ${seconds} s` : `tiempo restante: ${number(Math.ceil(seconds / 60))} min`;

function intoFolders(folders: readonly string[]): string {
  const [first] = folders;
  if (first === undefined) return "";
  return folders.length === 1 ? ` en ${first}` : ` en ${number(folders.length)} carpetas`;
}

const signIn = "Inicia sesión con “matte sign-in”";

export const cli = {
  about: "Enmarca fotografías: paspartú, trazo y pie de foto, sin tocar los datos propios del JPEG.",
  examples: [
    "matte frame photo.jpg                        escribe framed/photo.jpeg",
    "matte frame *.jpg --look museum --out prints",
    "matte frame *.jpg --look mine.matte-look.json --jobs 4",
    'matte frame *.jpg --credit "Ada Holm" --location "{city}, {country}"',
    "matte frame a.jpg b.jpg --together           escribe framed/a-together.jpeg",
    "matte frame *.jpg --pdf prints.pdf           un PDF, una foto por página",
    "matte frame *.jpg --max-kb 2000              ningún archivo de más de 2000 KB",
    "matte frame *.jpg --captions captions.csv --preset portrait-4x5",
    "find shoot -name '*.jpg' -print0 | matte frame --files-from - --shard 1/4",
    "matte unframe prints/*.jpeg                  escribe unframed/*.jpeg",
    "cat photo.jpg | matte frame - -o - > framed.jpg",
  ],
  exits: {
    ok: "todo hecho",
    failure: "fallo del programa",
    usage: "uso incorrecto",
    photosFailed: "fallaron algunas fotos",
    interrupted: "interrumpido",
  },
  afterHelp: (examples: readonly string[], exits: readonly string[]) =>
    ["Ejemplos:", ...examples.map((line) => `  ${line}`), "", `Códigos de salida: ${exits.join(", ")}.`].join("\n"),
  groups: {
    frame: "Marco:",
    caption: "Pie de foto:",
    pdf: "PDF:",
    photos: "Fotos:",
    results: "Resultados:",
    call: "Opciones:",
  },
  commands: cliCommands,
  options: cliOptions,
  pdf: cliPdf,
  usage: cliUsage,
  progress: (done: number, total: number, rate: number, secondsLeft: number) =>
    `${number(done)} de ${photosOf(total)} · ${number(rate, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} fotos/s · ${timeLeft(secondsLeft)}`,
  summary: (done: number, skipped: number, failed: number, folders: readonly string[]) =>
    [
      `${photosOf(done)} ${plural(done, { one: "enmarcada", other: "enmarcadas" })}${intoFolders(folders)}`,
      ...(skipped > 0 ? [`${photosThat(skipped, "omitida")} (ya con marco)`] : []),
      ...(failed > 0 ? [photosThat(failed, "fallida")] : []),
    ].join(", "),
  standardInput: "entrada estándar",
  wouldWrite: (photo: string, output: string) => `${photo} → ${output}`,
  dashed: (photo: string) => `Para enmarcar el archivo “${photo}”, escribe ./${photo}`,
  frameStays: (reason: string) => `${reason} --again añade un segundo marco.`,
  resultExists: (output: string) => `“${output}” ya existe y no es el resultado de esta foto. --force lo sustituye.`,
  wouldSkip: (photo: string, output: string) => `${photo} se omite: ${output} ya existe`,
  unframed: {
    summary: (unframed: number, skipped: number, failed: number, folder: string) =>
      [
        `Marco quitado de ${photosOf(unframed)}${unframed > 0 ? `, en ${folder}` : ""}`,
        ...(skipped > 0 ? [`${photosThat(skipped, "omitida")} (los resultados ya existen)`] : []),
        ...(failed > 0 ? [photosThat(failed, "fallida")] : []),
      ].join(", "),
    original: (photo: string) => `La foto de “${photo}” es el archivo original, byte a byte.`,
    lostHdr: (photo: string) =>
      `La foto de “${photo}” ya no es HDR: su mapa de ganancia se volvió a codificar con el marco.`,
    sheet: (photo: string, outputs: readonly string[]) =>
      `Las ${photosOf(outputs.length)} de “${photo}” van de ${outputs[0] ?? ""} a ${outputs.at(-1) ?? ""}.`,
    marked: (photo: string) => `La foto de “${photo}” conserva su marca, que no se puede quitar.`,
  },
  framedTogether: (count: number, method: string) => `${photosOf(count)} enmarcadas juntas: ${method}`,
  reducedToFit: (photo: string, width: number, height: number) =>
    `El resultado de “${photo}” se redujo a ${width} × ${height} px para respetar el peso máximo.`,
  withoutOriginal: (photo: string) =>
    `El resultado de “${photo}” no permite volver al original. Conserva tu propio archivo.`,
  cropOutside: (photo: string, size: string) =>
    `--crop se sale de “${photo}”, que mide ${size.replace("x", " × ")} px.`,
  croppedOriginal: (photo: string) =>
    `“${photo}” está recortado. Para volver al original habría que guardar lo recortado, así que no es posible.`,
  watched: {
    begins: (folder: string, out: string) =>
      `Vigilando “${folder}”. Los resultados van a “${out}”. Pulsa Ctrl+C para detener.`,
    batch: `Vigilar una carpeta forma parte de Pro. ${signIn} o enmarca las fotos de una en una.`,
    noFolder: (path: string) => `No existe la carpeta “${path}”.`,
    sameFolder: (path: string) =>
      `Los resultados no pueden ir a “${path}”: la carpeta vigilada está dentro. Elige otra carpeta con --out.`,
    error: (message: string) =>
      `Puede que se hayan perdido cambios en la carpeta (${message}). --poll comprueba en su lugar la carpeta cada segundo.`,
    gone: (folder: string) => `La carpeta vigilada “${folder}” ya no existe.`,
  },
  account: cliAccount,
  credentials: cliCredentials,
  interrupted: "Interrumpido. Se terminan las fotos en curso; pulsa Ctrl+C otra vez para detener de inmediato.",
  signedOut: (watermark: string) => `Enmarcado con el plan Free, con la marca de agua “${watermark}”.`,
  inspected: {
    size: (width: number, height: number) => `${number(width)} × ${number(height)} px`,
    method: "Método de exportación",
  },
  captions: {
    unmatched: (file: string, names: readonly string[], more: number) => {
      const rows = names.length + more;
      return `${number(rows)} ${plural(rows, { one: "fila", other: "filas" })} de “${file}” no ${plural(rows, { one: "corresponde", other: "corresponden" })} a ninguna foto: ${names.join(", ")}${more > 0 ? ` y ${number(more)} más` : ""}`;
    },
  },
  errors: {
    noFiles: "No se indicó ninguna foto. Nómbralas o da una lista con --files-from.",
    noList: (file: string) =>
      `“${file}” no se puede leer como lista de archivos. Comprueba que existe y que tienes permiso para leerlo.`,
    notATable: (path: string) => `“${path}” no es una tabla de pies de foto.`,
    noColumn: (path: string, columns: readonly string[]) =>
      `“${path}” no tiene la columna “${columns[0]}”. Las columnas son ${columns.join(", ")}.`,
    presetAndLongSide: "Usa solo uno de los dos: --preset o --long-side.",
    carousel: `Los carruseles forman parte de Pro. ${signIn} o elige otro preajuste.`,
    carouselOnce: "Un carrusel son varios archivos. Quita --in-place y --output -, y enmárcalo con “matte frame”.",
    slides: (least: number, most: number) =>
      `--slides requiere un número entero de ${number(least)} a ${number(most)}, con --preset carousel.`,
    longSide: (least: number, most: number) =>
      `--long-side requiere píxeles enteros de ${number(least)} a ${number(most)}.`,
    crop: "--crop requiere X,Y,W,H en píxeles enteros, o una proporción como 4:5.",
    straighten: (most: number) => `--straighten requiere de -${most} a ${most} grados.`,
    emptyCrop: "--crop requiere un ancho y un alto de al menos 1 px.",
    together: `Enmarcar fotos juntas forma parte de Pro. ${signIn} o quita --together.`,
    togetherCount: (least: number, most: number) => `--together requiere de ${number(least)} a ${number(most)} fotos.`,
    togetherAnd: (option: string) => `Usa solo uno de los dos: --together o ${option}.`,
    gap: (least: number, most: number) => `--gap requiere un porcentaje de ${number(least)} a ${number(most)}.`,
    gapAlone: "--gap es el espacio entre las fotos enmarcadas juntas. Añade --together.",
    maxKb: (least: number, most: number) =>
      `--max-kb requiere un número entero de KB de ${number(least)} a ${number(most)}.`,
    maxKbFormat: "--max-kb necesita un look que exporte JPG: los demás formatos no tienen una calidad que bajar.",
    mark: `Las marcas sobre la foto forman parte de Pro. ${signIn} o quita --mark.`,
    labelStyle: (style: string) => `El estilo “${style}” forma parte de Pro. ${signIn} o elige otro estilo.`,
    shard: "--shard requiere una parte como 2/4, contada desde 1, o auto.",
    noEngine:
      "--shard auto no encontró ningún trabajo de Kubernetes, Slurm ni AWS Batch. Indica tú la parte, como --shard 1/4.",
    noCount: (index: string, count: string) =>
      `--shard auto encontró ${index} sin ${count}. Define ${count} como el número de partes.`,
    irregular: (index: string, count: string) =>
      `--shard auto no puede formar una parte con ${index} y ${count}. Numera los trabajos sin huecos o indica tú la parte.`,
    batch: `Enmarcar varias fotos a la vez forma parte de Pro. Indica una sola foto o inicia sesión con “matte sign-in”.`,
    inPlaceAndOut: "Usa solo una de estas opciones: --in-place, --out o --output.",
    oneOutput: "--output admite una foto. Usa --out para varias.",
    outputOfInput: "Una foto de la entrada estándar necesita --output.",
    oneInput: "La entrada estándar es una sola foto: usa - sin nada más.",
    terminal: "La salida estándar es un terminal. Redirígela a un archivo o a una tubería.",
    jobs: (most: number) => `--jobs requiere un número entero de 1 a ${number(most)}.`,
    otherFormat: (photo: string) => `“${photo}” no se puede sustituir: el look exporta otro formato.`,
    otherEnding: (output: string) => `“${output}” tiene la extensión de un formato distinto del que exporta el look.`,
    replacesPhoto: (output: string) =>
      `“${output}” es uno de los archivos indicados. Escribe los resultados en otro lugar.`,
    output: (message: string) => `No se puede escribir la salida: ${message}`,
    noLookFile: (path: string) =>
      `No existe el look “${path}”: no es uno incorporado ni un archivo. “matte looks” los enumera.`,
    notALook: (path: string) => `“${path}” no es un archivo de look.`,
    newerLook: (path: string) => `“${path}” se hizo con una versión más reciente de Matte. Actualiza esta.`,
    logo: `Los logotipos forman parte de Pro. ${signIn} o quita --logo.`,
    notALogo: (path: string) => `“${path}” no puede ser el logotipo: no es una imagen.`,
    ownFailure: "Algo falló en el programa.",
  },
  photoErrors: {
    "too-large": (file: string) => `“${file}” es demasiado grande. Redúcelo primero.`,
    unreadable: (file: string) => `“${file}” no se puede leer. Comprueba que existe y que tienes permiso para leerlo.`,
    folder: (file: string) =>
      `“${file}” es una carpeta. Indica las fotos que contiene, como ${file.replace(/[\\/]+$/, "")}/*.jpg`,
    link: (file: string) =>
      `“${file}” es un enlace, y una carpeta vigilada no los sigue. Copia la propia foto a la carpeta.`,
    special: (file: string) =>
      `“${file}” no es un archivo, sino un dispositivo o una tubería. Indica la ruta de una foto.`,
    huge: (file: string) => `“${file}” ocupa más de 2 GB, demasiado para una foto.`,
    unwritable: (file: string) =>
      `No se puede escribir el resultado de “${file}”. Comprueba la carpeta y su espacio libre.`,
    gone: (file: string) => `“${file}” no se puede leer. Comprueba que existe y que tienes permiso para leerlo.`,
    font: (file: string) =>
      `“${file}” no se enmarcó: no se pudo cargar la tipografía del pie de foto. Vuelve a instalar Matte.`,
    unsigned: (file: string) =>
      `“${file}” no se enmarcó: no se pudo firmar. Comprueba el certificado y el servicio de sellado de tiempo.`,
    failed: (file: string) => `No se pudo enmarcar “${file}”: algo falló en el programa.`,
  },
};
