/** @see ../en/photos.ts */
import { format } from "./notation.ts";

const { list, number } = format;

const fallbackReasons = {
  "switched-off": "dados originais não mantidos",
  preset: "redimensionada para a predefinição",
  "export-size": "redimensionada para o tamanho da exportação",
  "matte-width": "paspatur estreito demais para manter os dados originais",
  straightened: "endireitada",
  "matte-step": "o paspatur se moveria mais de 8 px",
  "caption-height": "a legenda não pode se mover para manter os dados originais",
  profile: "perfil de cores incomum",
  arithmetic: "codificação aritmética",
  "lossless-process": "codificação sem perdas",
  hierarchical: "codificação hierárquica",
  precision: "mais de 8 bits",
  cmyk: "foto em CMYK",
  turned: "girada pela tag de orientação",
  "no-webassembly": "navegador sem WebAssembly",
  sampling: "subamostragem incomum",
  damaged: "dados danificados",
  "too-large": "foto muito grande",
  "matte-colour": "foto compactada demais para esta cor de paspatur",
  "overlay-quality": "foto compactada demais para texto nítido",
  "grey-photo": "foto em tons de cinza, moldura colorida",
  "different-sizes": "tamanhos diferentes",
  "different-coding": "subamostragem ou qualidade de JPEG diferente",
  "different-profiles": "perfis de cores diferentes",
  "different-turns": "giradas de modos diferentes",
  cropped: "fotos cortadas",
  gap: "a distância mudaria mais de 8 px",
};

/** Words of types, as the codecs name them. */
const TYPE_WORDS: readonly (readonly [words: RegExp, text: string])[] = [
  [/^camera raw \(JPEG XL preview\)$/u, "um arquivo raw (prévia em JPEG XL)"],
  [/^camera raw(?<kind> \(.+\))?$/u, "um arquivo raw$<kind>"],
  [/^video$/u, "um vídeo"],
  [/^photo$/u, "uma foto"],
  [/^icon$/u, "um ícone"],
  [/^(.+) document$/u, "um documento $1"],
  [/^animated (.+)$/u, "um arquivo $1 animado"],
  [/^(\d+)-bit (.+)$/u, "um arquivo $2 de $1 bits"],
  [/^arithmetic-coded (.+)$/u, "um arquivo $1 com codificação aritmética"],
  [/^lossless (.+)$/u, "um arquivo $1 sem perdas"],
  [/^very large (.+)$/u, "um arquivo $1 muito grande"],
  [/^old-style LZW (.+)$/u, "um arquivo $1 com LZW antigo"],
  [/^specially compressed (.+)$/u, "um arquivo $1 com compactação especial"],
  [/^special-purpose (.+)$/u, "um arquivo $1 de uso especial"],
  [/^floating-point (.+)$/u, "um arquivo $1 de ponto flutuante"],
  [/^mixed-depth (.+)$/u, "um arquivo $1 de profundidades mistas"],
  [/^signed-integer (.+)$/u, "um arquivo $1 de inteiros com sinal"],
  [/^complex-number (.+)$/u, "um arquivo $1 de números complexos"],
  [/^old-style JPEG-compressed (.+)$/u, "um arquivo $1 com compactação JPEG antiga"],
  [/^JPEG-compressed (.+)$/u, "um arquivo $1 com compactação JPEG"],
];

function named(type: string): string {
  const known = TYPE_WORDS.find(([words]) => words.test(type));
  return known === undefined ? `um arquivo ${type}` : type.replace(known[0], known[1]);
}

const FORMAT_NAMES = { jpeg: "JPG", png: "PNG", webp: "WebP" };

interface FormatLimit {
  readonly format: keyof typeof FORMAT_NAMES;
  readonly side: number;
  readonly pixels: number;
}

const errors = {
  empty: (file: string) => `“${file}” está vazio. Copie o arquivo do cartão novamente.`,
  "not-an-image": (file: string, formats: string) => `“${file}” não é uma imagem. Escolha um arquivo ${formats}.`,
  "no-camera-jpeg": (file: string) =>
    `“${file}” é um arquivo raw sem um JPEG que possa ser emoldurado. Revele e salve como JPEG primeiro.`,
  truncated: (file: string) =>
    `“${file}” está incompleto: o arquivo termina antes da hora. Copie-o do cartão novamente.`,
  corrupt: (file: string) => `“${file}” está danificado e não pode ser lido. Copie o arquivo do cartão novamente.`,
  "too-large": (file: string) => `“${file}” é maior do que o navegador consegue desenhar. Reduza o tamanho primeiro.`,
  "too-slow": (file: string) => `“${file}” demorou demais e foi ignorado.`,
  gone: (file: string) =>
    `Não foi possível ler “${file}”: o arquivo foi movido, alterado ou excluído. Coloque-o de volta ou adicione-o novamente.`,
  offline: (file: string) =>
    `Não foi possível abrir “${file}” sem conexão. Tentaremos novamente quando a conexão voltar.`,
  font: (file: string) =>
    `“${file}” não foi exportado: não foi possível carregar a fonte da legenda. Tentaremos novamente quando a conexão voltar. Outra fonte talvez esteja disponível.`,
  "no-webp": (file: string) => `“${file}” não foi exportado: este navegador não grava WebP. Escolha JPG ou PNG.`,
  failed: (file: string) => `Não foi possível ler “${file}”: algo deu errado no navegador. Tente novamente.`,
};

export const photos = {
  errors,
  unsupported: (file: string, type: string | null, formats: string) =>
    type === null
      ? `“${file}” é de um tipo que não pode ser emoldurado. Salve como ${formats} primeiro.`
      : `“${file}” é ${named(type)}. Salve como ${formats} primeiro.`,
  undecodable: (file: string, type: string | null, formats: string) =>
    `“${file}” é ${named(type ?? "photo")}, e este navegador não consegue abrir. Salve como ${formats} primeiro.`,
  frameTooLarge: (file: string, { format: name, side, pixels }: FormatLimit) =>
    `Com a moldura, “${file}” fica grande demais para ${FORMAT_NAMES[name]}: no máximo ${number(side)} px por lado e ${number(Math.floor(pixels / 1e6))} megapixels. Use um tamanho de exportação menor${name === "webp" ? ", JPG ou PNG" : " ou um paspatur mais estreito"}.`,
  overFileLimit: (file: string, limit: string) =>
    `“${file}” não cabe em ${number(Number(limit))} KB, nem no menor tamanho. Permita um arquivo maior.`,
  formats: (names: readonly string[]) => list(names, "disjunction"),
  methods: {
    "lossless-jpeg": "JPEG sem perdas",
    jpeg: (quality: number) => `JPEG ${quality}%`,
    "jpeg-to-fit": "JPEG",
    webp: (quality: number) => `WebP ${quality}%`,
    png: "PNG",
  },
  cameraJpeg: (width: number, height: number) => `JPEG da própria câmera, ${width} × ${height}`,
  pngOfBits: (bits: number) => `PNG de ${bits} bits`,
  methodInHdr: (method: string) => `${method}, HDR`,
  methodWithReasons: (method: string, reasons: readonly string[]) => `${method} (${reasons.join(", ")})`,
  fit: {
    packed: (limit: number) => `mais compactada para caber em ${number(limit)} KB`,
    quality: (limit: number) => `qualidade ajustada para caber em ${number(limit)} KB`,
    size: (limit: number, width: number, height: number) =>
      `reduzida a ${width} × ${height} px para caber em ${number(limit)} KB`,
    unknown: (limit: number) => `a qualidade será ajustada para caber em ${number(limit)} KB`,
  },
  hdr: { lost: "HDR perdido", damaged: "dados HDR danificados" },
  extras: { "gain-map": "HDR", video: "vídeo da foto", depth: "profundidade", credentials: "credenciais de conteúdo" },
  leftOut: (names: readonly string[]) => `sem ${list(names)}`,
  fallbackReasons,
  tooLargeToExport: "Grande demais para exportar",
};
