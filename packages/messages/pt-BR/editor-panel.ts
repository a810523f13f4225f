/** @see ../en/editor-panel.ts */
import type {
  CaptionLanguage,
  FurtherSize,
  LogoPosition,
  MeasuredBy,
  MetadataDisplay,
  QUICK_SIZES,
  SocialPreset,
} from "@matte/engine";
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "foto", other: "fotos" })}`;

const inSizes = (count: number, sizes: number): string =>
  `${photos(count)} em ${number(sizes)} ${plural(sizes, { one: "tamanho", other: "tamanhos" })}`;

const withZip = (result: string, zip: boolean): string => (zip ? `${result}, um ZIP` : result);

const presets: Readonly<Record<SocialPreset, string>> = {
  original: "Tamanho original",
  "portrait-4x5": "Retrato 4:5",
  "instagram-post-safe": "Área segura 4:5",
  "instagram-3x4": "Instagram 3:4",
  "story-9x16": "Story 9:16",
  "square-1x1": "Quadrado 1:1",
  "landscape-16x9": "Paisagem 16:9",
  "tv-3840x2160": "TV 16:9",
  carousel: "Carrossel",
};

const presetNames: Readonly<Record<SocialPreset, string>> = {
  ...presets,
  "instagram-post-safe": "Post do Instagram, área segura",
  "story-9x16": "Story, capa de Reel, TikTok",
};

const furtherSizes: Readonly<Record<FurtherSize, string>> = {
  ...presets,
  "web-2048": "Web 2048 px",
};

const matteUnits: Readonly<Record<MeasuredBy, string>> = {
  width: "por cento da largura",
  short: "por cento do lado menor",
  long: "por cento do lado maior",
  mean: "por cento da média dos dois lados",
};

const quickSizes: Readonly<Record<(typeof QUICK_SIZES)[number], string>> = {
  4: "1 pol",
  8: "2 pol",
  16: "4 pol",
  24: "6 pol",
};

const displays: Readonly<Record<MetadataDisplay, string>> = {
  all: "Tudo",
  camera: "Câmera",
  lens: "Lente",
  exif: "EXIF",
  none: "Nada",
};

const languages: Readonly<Record<CaptionLanguage, string>> = {
  auto: "Automático",
  ja: "日本語",
  ko: "한국어",
  "zh-Hans": "简体中文",
  "zh-Hant": "繁體中文",
};

const logoPositions: Readonly<Record<LogoPosition, string>> = { left: "Esquerda", center: "Centro", right: "Direita" };

const swatches = {
  white: "Branco",
  offWhite: "Gelo",
  linen: "Linho",
  black: "Preto",
  grey: "Cinza",
  ochre: "Ocre",
};

export const editorPanel = {
  size: "Tamanho",
  colour: "Cor",
  swatches,

  matte: {
    title: "Paspatur",
    subject: "Paspatur externo",
    size: "Tamanho do paspatur externo",
    unitNames: matteUnits,
    quickSize: "Atalhos",
    quickSizes,
    summary: (percent: number, colour: string) => `${percent}%, ${colour}`,
    summaryOnPaper: (millimetres: number, colour: string) => `${millimetres} mm, ${colour}`,
    summaryOfSides: (colour: string) => `Cada lado, ${colour}`,
    mixed: { text: "Verticais e horizontais diferem.", equalise: "Igualar", done: "Paspatures igualados" },
  },
  stroke: {
    title: "Linhas",
    feature: "traço interno",
    subject: "Traço interno",
    row: "Traço",
    size: "Largura do traço interno",
    unit: "Unidade",
    summary: (size: number, unit: string, colour: string) => `${size} ${unit}, ${colour}`,
    none: "Nenhuma",
  },
  caption: {
    title: "Legenda",
    show: "Mostrar metadados",
    off: "Desativada",
    noDate: "Sem data",
    layout: "Disposição",
    layoutName: "Disposição da legenda",
    layouts: { columns: "Duas colunas", left: "À esquerda", center: "Centralizada", line: "Uma linha" },
    subject: "Assunto",
    copyToAll: "Usar em todas as fotos",
    location: "Local",
    credit: "Crédito da foto",
    additionalCredits: "Créditos adicionais",
    creditsHint: "Um por linha",
    cut: "Não cabe na exportação",
    printSubject: "Mostrar o assunto",
    font: "Fonte",
    fontName: "Fonte dos metadados",
    fontFeature: "fonte dos metadados",
    language: "Idioma",
    languageName: "Idioma da legenda",
    languages,
    fontSize: "Tamanho",
    fontSizeName: "Tamanho da fonte dos metadados",
  },
  camera: {
    title: "Dados da câmera",
    feature: "escolher câmera, lente ou EXIF",
    display: "Exibição dos metadados",
    displays,
    facts: { camera: "Câmera", lens: "Lente", exposure: "Exposição" },
    none: "Esta foto não tem dados da câmera.",
    equivalent: "Equivalente a 35 mm",
    fileNames: "Nomes como no arquivo",
    asInFile: "Como no arquivo",
  },
  logo: {
    title: "Logo",
    feature: "logo próprio",
    slots: {
      customLogo: { label: "Logo", remove: "Remover logo" },
      customLogoOnDark: { label: "Logo para paspatur escuro", remove: "Remover logo para paspatur escuro" },
    },
    remove: "Remover logo",
    none: "Nenhum",
    grow: "Deixar a legenda crescer para o logo",
    size: "Tamanho do logo",
    limited: (size: number) => `Limitado pela legenda: ${number(size)}`,
    position: "Posição",
    positionName: "Posição do logo",
    positions: logoPositions,
    centred: "Centralizado enquanto há texto à direita.",
    noSpace: "Não há espaço para o logo abaixo da foto.",
    notLoaded: (file: string) => `Não foi possível ler “${file}”. Tente novamente.`,
    notAnImage: (file: string) =>
      `“${file}” não é uma imagem que este navegador consiga mostrar. Escolha um arquivo PNG ou SVG.`,
  },
  output: {
    title: "Saída",
    format: "Formato",
    formatName: "Formato da exportação",
    formats: { jpeg: "JPG", png: "PNG", webp: "WebP", pdf: "PDF" },
    preset: "Predefinição social",
    presets,
    presetNames,
    presetReplaces: (shape: string) => `Desativado: Proporção ${shape}. A predefinição define a área da imagem`,
    presetSize: (width: number, height: number) => `${width} × ${height}`,
    exportSize: "Tamanho",
    sizes: { full: "Tamanho real", long: "Lado maior", file: "Tamanho do arquivo", preset: "Tamanho da predefinição" },
    kilobytes: (limit: number) => `${limit} KB`,
    longSide: "Lado maior (px)",
    pixels: (length: number) => `${length} px`,
    quality: "Qualidade",
    keepOriginalJpeg: "Manter os dados originais do JPEG",
    keepHdr: "Manter HDR",
    keepLocation: "Manter localização (GPS)",
    rememberFrame: "Guardar a moldura no arquivo",
    keepWayBack: "Permitir voltar ao arquivo original",
    summary: (fileFormat: string, size: string) => `${fileFormat}, ${size}`,
    usualName: "Nome padrão",
  },

  foot: {
    reset: "Redefinir",
    resetDone: "Ajustes e legendas redefinidos",
    export: "Exportar",
    saveTo: "Salvar em…",
    menu: {
      label: "Mais formas de exportar",
      thisPhoto: "Exportar esta foto",
      alsoExport: "Exportar também",
      furtherSizes,
    },
    copies: { text: "Uma cópia fica guardada na sua conta.", link: "Ver o que fica guardado" },
    result: {
      photo: photos(1),
      watermarked: `${photos(1)}, com a marca d’água do Matte`,
      onlyOne: (count: number) => `${photos(count)}; o Free exporta uma`,
      several: (count: number, zip: boolean) => withZip(photos(count), zip),
      pdf: (count: number) => `${photos(count)}, um PDF`,
      selected: (selected: number, count: number) => `${number(selected)} de ${number(count)} selecionadas`,
      sizes: (count: number, sizes: number, zip: boolean) => withZip(inSizes(count, sizes), zip),
    },
  },
};
