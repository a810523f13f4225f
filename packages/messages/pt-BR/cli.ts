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

const timeLeft = (seconds: number): string =>
  seconds < 60 ? `faltam ${seconds} s` : `faltam ${number(Math.ceil(seconds / 60))} min`;

function inFolders(folders: readonly string[]): string {
  const [first] = folders;
  if (first === undefined) return "";
  return folders.length === 1 ? ` em ${first}` : ` em ${number(folders.length)} pastas`;
}

const skippedOf = (count: number): string => `${number(count)} ${plural(count, { one: "pulada", other: "puladas" })}`;

const failedOf = (count: number): string => `${number(count)} com erro`;

const signIn = "Entre com “matte sign-in”";

export const cli = {
  about: "Emoldura fotografias: paspatur, traço e legenda, com os dados do próprio JPEG intactos.",
  examples: [
    "matte frame photo.jpg                        grava framed/photo.jpeg",
    "matte frame *.jpg --look museum --out prints",
    "matte frame *.jpg --look mine.matte-look.json --jobs 4",
    'matte frame *.jpg --credit "Ada Holm" --location "{city}, {country}"',
    "matte frame a.jpg b.jpg --together           grava framed/a-together.jpeg",
    "matte frame *.jpg --pdf prints.pdf           um PDF, uma foto por página",
    "matte frame *.jpg --max-kb 2000              nenhum arquivo acima de 2.000 KB",
    "matte frame *.jpg --captions captions.csv --preset portrait-4x5",
    "find shoot -name '*.jpg' -print0 | matte frame --files-from - --shard 1/4",
    "matte unframe prints/*.jpeg                  grava unframed/*.jpeg",
    "cat photo.jpg | matte frame - -o - > framed.jpg",
  ],
  exits: {
    ok: "tudo feito",
    failure: "falha do programa",
    usage: "uso incorreto",
    photosFailed: "algumas fotos falharam",
    interrupted: "interrompido",
  },
  afterHelp: (examples: readonly string[], exits: readonly string[]) =>
    ["Exemplos:", ...examples.map((line) => `  ${line}`), "", `Códigos de saída: ${exits.join(", ")}.`].join("\n"),
  groups: {
    frame: "Moldura:",
    caption: "Legenda:",
    pdf: "PDF:",
    photos: "Fotos:",
    results: "Resultados:",
    call: "Opções:",
  },
  commands: cliCommands,
  options: cliOptions,
  pdf: cliPdf,
  usage: cliUsage,
  progress: (done: number, total: number, rate: number, secondsLeft: number) =>
    `${number(done)} de ${photosOf(total)} · ${number(rate, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} fotos/s · ${timeLeft(secondsLeft)}`,
  summary: (framed: number, skipped: number, failed: number, folders: readonly string[]) =>
    [
      `${photosOf(framed)} ${plural(framed, { one: "emoldurada", other: "emolduradas" })}${inFolders(folders)}`,
      ...(skipped > 0 ? [`${skippedOf(skipped)} (já com moldura)`] : []),
      ...(failed > 0 ? [failedOf(failed)] : []),
    ].join(", "),
  standardInput: "entrada padrão",
  wouldWrite: (photo: string, output: string) => `${photo} → ${output}`,
  dashed: (photo: string) => `Para emoldurar o arquivo “${photo}”, escreva ./${photo}`,
  frameStays: (reason: string) => `${reason} --again acrescenta uma segunda moldura.`,
  resultExists: (output: string) => `“${output}” já existe e não é o resultado desta foto. --force o substitui.`,
  wouldSkip: (photo: string, output: string) => `${photo} pulado: ${output} existe`,
  unframed: {
    summary: (unframed: number, skipped: number, failed: number, folder: string) =>
      [
        `Moldura removida de ${photosOf(unframed)}${unframed > 0 ? ` em ${folder}` : ""}`,
        ...(skipped > 0 ? [`${skippedOf(skipped)} (os resultados já existem)`] : []),
        ...(failed > 0 ? [failedOf(failed)] : []),
      ].join(", "),
    original: (photo: string) => `A foto de “${photo}” é o arquivo original, byte a byte.`,
    lostHdr: (photo: string) => `A foto de “${photo}” não é mais HDR: o mapa de ganho foi recodificado com a moldura.`,
    sheet: (photo: string, outputs: readonly string[]) =>
      `As ${photosOf(outputs.length)} de “${photo}” são ${outputs[0] ?? ""} a ${outputs.at(-1) ?? ""}.`,
    marked: (photo: string) => `A foto de “${photo}” mantém a marca, que não pode ser retirada.`,
  },
  framedTogether: (count: number, method: string) => `${photosOf(count)} emolduradas juntas: ${method}`,
  reducedToFit: (photo: string, width: number, height: number) =>
    `O resultado de “${photo}” foi reduzido a ${width} × ${height} px para caber no tamanho do arquivo.`,
  withoutOriginal: (photo: string) => `O resultado de “${photo}” não permite voltar ao original. Guarde o seu arquivo.`,
  cropOutside: (photo: string, size: string) =>
    `--crop vai além de “${photo}”, que tem ${size.replace("x", " × ")} px.`,
  croppedOriginal: (photo: string) =>
    `“${photo}” está cortado. Para voltar ao original, seria preciso guardar o que foi cortado, por isso não há como voltar.`,
  watched: {
    begins: (folder: string, out: string) =>
      `Observando “${folder}”. Os resultados vão para “${out}”. Pressione Ctrl+C para parar.`,
    batch: `Observar uma pasta faz parte do Pro. ${signIn} ou emoldure uma foto por vez.`,
    noFolder: (path: string) => `Não existe a pasta “${path}”.`,
    sameFolder: (path: string) =>
      `Os resultados não podem ir para “${path}”: a pasta observada está dentro dela. Escolha outra pasta com --out.`,
    error: (message: string) =>
      `Alterações na pasta podem ter passado despercebidas (${message}). Com --poll, a pasta é verificada a cada segundo.`,
    gone: (folder: string) => `A pasta observada “${folder}” não existe mais.`,
  },
  account: cliAccount,
  credentials: cliCredentials,
  interrupted: "Interrompido. Concluindo as fotos em andamento; pressione Ctrl+C de novo para parar imediatamente.",
  signedOut: (watermark: string) => `Emoldurado no plano Free, com a marca d’água “${watermark}”.`,
  inspected: {
    size: (width: number, height: number) => `${number(width)} × ${number(height)} px`,
    method: "Método de exportação",
  },
  captions: {
    unmatched: (file: string, names: readonly string[], more: number) =>
      `${number(names.length + more)} ${plural(names.length + more, { one: "linha", other: "linhas" })} de “${file}” sem foto correspondente: ${names.join(", ")}${more > 0 ? ` e mais ${number(more)}` : ""}`,
  },
  errors: {
    noFiles: "Nenhuma foto indicada. Cite as fotos ou dê uma lista delas com --files-from.",
    noList: (file: string) =>
      `“${file}” não pode ser lido como lista de arquivos. Verifique se ele existe e se você pode lê-lo.`,
    notATable: (path: string) => `“${path}” não é uma tabela de legendas.`,
    noColumn: (path: string, columns: readonly string[]) =>
      `“${path}” não tem a coluna “${columns[0]}”. As colunas são ${columns.join(", ")}.`,
    presetAndLongSide: "Use só uma destas opções: --preset ou --long-side.",
    carousel: `Carrosséis fazem parte do Pro. ${signIn} ou escolha outra predefinição.`,
    carouselOnce: "Um carrossel são vários arquivos. Deixe --in-place e --output - de fora e use “matte frame”.",
    slides: (least: number, most: number) =>
      `--slides recebe um número inteiro de ${number(least)} a ${number(most)}, com --preset carousel.`,
    longSide: (least: number, most: number) =>
      `--long-side recebe um número inteiro de pixels, de ${number(least)} a ${number(most)}.`,
    crop: "--crop recebe X,Y,W,H em pixels inteiros ou uma proporção como 4:5.",
    straighten: (most: number) => `--straighten recebe de -${most} a ${most} graus.`,
    emptyCrop: "--crop recebe uma largura e uma altura de pelo menos 1 px.",
    together: `Emoldurar fotos juntas faz parte do Pro. ${signIn} ou deixe --together de fora.`,
    togetherCount: (least: number, most: number) => `--together recebe de ${number(least)} a ${number(most)} fotos.`,
    togetherAnd: (option: string) => `Use só uma destas opções: --together ou ${option}.`,
    gap: (least: number, most: number) => `--gap recebe um valor em por cento, de ${number(least)} a ${number(most)}.`,
    gapAlone: "--gap é a distância entre fotos emolduradas juntas. Acrescente --together.",
    maxKb: (least: number, most: number) =>
      `--max-kb recebe um número inteiro de KB, de ${number(least)} a ${number(most)}.`,
    maxKbFormat: "--max-kb precisa de um look que exporte JPG: outros formatos não têm qualidade a reduzir.",
    mark: `Marcas na foto fazem parte do Pro. ${signIn} ou deixe --mark de fora.`,
    labelStyle: (style: string) =>
      `O estilo de legenda “${style}” faz parte do Pro. ${signIn} ou escolha outro estilo.`,
    shard: "--shard recebe uma parte como 2/4, contada a partir de 1, ou auto.",
    noEngine:
      "--shard auto não encontrou um job do Kubernetes, do Slurm ou do AWS Batch. Indique a parte, como --shard 1/4.",
    noCount: (index: string, count: string) =>
      `--shard auto encontrou ${index} sem ${count}. Defina ${count} como o número de partes.`,
    irregular: (index: string, count: string) =>
      `--shard auto não consegue formar uma parte com ${index} e ${count}. Numere os jobs sem lacunas ou indique a parte.`,
    batch: "Emoldurar várias fotos de uma vez faz parte do Pro. Indique uma foto ou entre com “matte sign-in”.",
    inPlaceAndOut: "Use só uma destas opções: --in-place, --out ou --output.",
    oneOutput: "--output recebe uma foto. Use --out para várias.",
    outputOfInput: "Uma foto da entrada padrão precisa de --output.",
    oneInput: "A entrada padrão é uma só foto: use - sozinho.",
    terminal: "A saída padrão é um terminal. Redirecione-a para um arquivo ou um pipe.",
    jobs: (most: number) => `--jobs recebe um número inteiro de 1 a ${number(most)}.`,
    otherFormat: (photo: string) => `“${photo}” não pode ser substituído: o look exporta outro formato.`,
    otherEnding: (output: string) => `“${output}” tem a extensão de um formato diferente do que o look exporta.`,
    replacesPhoto: (output: string) => `“${output}” é um dos arquivos indicados. Grave os resultados em outro lugar.`,
    output: (message: string) => `Não é possível gravar a saída: ${message}`,
    noLookFile: (path: string) =>
      `O look “${path}” não existe: não vem no programa nem é um arquivo. “matte looks” lista os que existem.`,
    notALook: (path: string) => `“${path}” não é um arquivo de look.`,
    newerLook: (path: string) => `“${path}” foi feito por uma versão mais nova do Matte. Atualize esta.`,
    logo: `Logos fazem parte do Pro. ${signIn} ou deixe --logo de fora.`,
    notALogo: (path: string) => `“${path}” não pode ser o logo: não é uma imagem.`,
    ownFailure: "Algo deu errado no programa.",
  },
  photoErrors: {
    "too-large": (file: string) => `“${file}” é grande demais. Reduza o tamanho primeiro.`,
    unreadable: (file: string) => `Não é possível ler “${file}”. Verifique se ele existe e se você pode lê-lo.`,
    folder: (file: string) =>
      `“${file}” é uma pasta. Indique as fotos dentro dela, como ${file.replace(/[\\/]+$/, "")}/*.jpg`,
    link: (file: string) =>
      `“${file}” é um link, que uma pasta observada não segue. Copie a própria foto para a pasta.`,
    special: (file: string) =>
      `“${file}” não é um arquivo, e sim um dispositivo ou um pipe. Indique o caminho de uma foto.`,
    huge: (file: string) => `“${file}” tem mais de 2 GB, grande demais para uma foto.`,
    unwritable: (file: string) => `Não é possível gravar o resultado de “${file}”. Verifique a pasta e o espaço livre.`,
    gone: (file: string) => `Não é possível ler “${file}”. Verifique se ele existe e se você pode lê-lo.`,
    font: (file: string) =>
      `“${file}” não foi emoldurado: não foi possível carregar a fonte da legenda. Instale o Matte novamente.`,
    unsigned: (file: string) =>
      `“${file}” não foi emoldurado: não foi possível assiná-lo. Verifique o certificado e o serviço de carimbo de tempo.`,
    failed: (file: string) => `Não foi possível emoldurar “${file}”: algo deu errado no programa.`,
  },
};
