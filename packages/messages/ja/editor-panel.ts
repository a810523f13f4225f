import type {
  CaptionLanguage,
  FurtherSize,
  LogoPosition,
  MeasuredBy,
  MetadataDisplay,
  QUICK_SIZES,
  SocialPreset,
} from "@matte/engine";
import type { editorPanel as English } from "../en/editor-panel.ts";
import { format } from "./notation.ts";

const photos = (count: number): string => `写真${format.number(count)}枚`;

const inSizes = (count: number, sizes: number): string => `${photos(count)}、${format.number(sizes)}サイズ`;

const withZip = (result: string, zip: boolean): string => (zip ? `${result}、1つのZIP` : result);

const presets: Readonly<Record<SocialPreset, string>> = {
  original: "元のサイズ",
  "portrait-4x5": "縦 4:5",
  "instagram-post-safe": "セーフエリア 4:5",
  "instagram-3x4": "Instagram 3:4",
  "story-9x16": "ストーリーズ 9:16",
  "square-1x1": "正方形 1:1",
  "landscape-16x9": "横 16:9",
  "tv-3840x2160": "テレビ 16:9",
  carousel: "カルーセル",
};

const presetNames: Readonly<Record<SocialPreset, string>> = {
  ...presets,
  "instagram-post-safe": "Instagramの投稿、セーフエリア",
  "story-9x16": "ストーリーズ、リールのカバー、TikTok",
};

const furtherSizes: Readonly<Record<FurtherSize, string>> = {
  ...presets,
  "web-2048": "Web 2048 px",
};

const matteUnits: Readonly<Record<MeasuredBy, string>> = {
  width: "幅に対するパーセント",
  short: "短辺に対するパーセント",
  long: "長辺に対するパーセント",
  mean: "両辺の平均に対するパーセント",
};

const quickSizes: Readonly<Record<(typeof QUICK_SIZES)[number], string>> = {
  4: "1インチ",
  8: "2インチ",
  16: "4インチ",
  24: "6インチ",
};

const displays: Readonly<Record<MetadataDisplay, string>> = {
  all: "すべて",
  camera: "カメラ",
  lens: "レンズ",
  exif: "EXIF",
  none: "なし",
};

const languages: Readonly<Record<CaptionLanguage, string>> = {
  auto: "自動",
  ja: "日本語",
  ko: "한국어",
  "zh-Hans": "简体中文",
  "zh-Hant": "繁體中文",
};

const logoPositions: Readonly<Record<LogoPosition, string>> = { left: "左", center: "中央", right: "右" };

const swatches = {
  white: "白",
  offWhite: "オフホワイト",
  linen: "リネン",
  black: "黒",
  grey: "グレー",
  ochre: "オーカー",
};

export const editorPanel: typeof English = {
  size: "サイズ",
  colour: "色",
  swatches,

  matte: {
    title: "マット",
    subject: "外側のマット",
    size: "外側のマットのサイズ",
    unitNames: matteUnits,
    quickSize: "クイックサイズ",
    quickSizes,
    summary: (percent, colour) => `${percent}%、${colour}`,
    summaryOnPaper: (millimetres, colour) => `${millimetres} mm、${colour}`,
    summaryOfSides: (colour) => `各辺を個別に、${colour}`,
    mixed: { text: "縦位置と横位置で幅が違います。", equalise: "そろえる", done: "マットをそろえました" },
  },
  stroke: {
    title: "線",
    feature: "内側の線",
    subject: "内側の線",
    row: "線",
    size: "内側の線の太さ",
    unit: "単位",
    summary: (size, unit, colour) => (unit === "‰" ? `${size}‰、${colour}` : `${size} ${unit}、${colour}`),
    none: "なし",
  },
  caption: {
    title: "キャプション",
    show: "メタデータを表示",
    off: "オフ",
    noDate: "日付なし",
    layout: "配置",
    layoutName: "キャプションの配置",
    layouts: { columns: "2列", left: "左揃え", center: "中央揃え", line: "1行" },
    subject: "題名",
    copyToAll: "すべての写真に使う",
    location: "撮影地",
    credit: "写真クレジット",
    additionalCredits: "追加クレジット",
    creditsHint: "1行に1件",
    cut: "書き出しでは末尾を省略",
    printSubject: "題名を入れる",
    font: "フォント",
    fontName: "メタデータのフォント",
    fontFeature: "メタデータのフォント",
    language: "言語",
    languageName: "キャプションの言語",
    languages,
    fontSize: "文字サイズ",
    fontSizeName: "メタデータの文字サイズ",
  },
  camera: {
    title: "カメラデータ",
    feature: "カメラ、レンズ、EXIFの選択",
    display: "メタデータの表示",
    displays,
    facts: { camera: "カメラ", lens: "レンズ", exposure: "露出" },
    none: "この写真にはカメラデータがありません。",
    equivalent: "35mm判換算",
    fileNames: "ファイルのままの名前",
    asInFile: "ファイルのまま",
  },
  logo: {
    title: "ロゴ",
    feature: "カスタムロゴ",
    slots: {
      customLogo: { label: "ロゴ", remove: "ロゴを削除" },
      customLogoOnDark: { label: "暗いマット用のロゴ", remove: "暗いマット用のロゴを削除" },
    },
    remove: "ロゴを削除",
    none: "なし",
    grow: "ロゴに合わせてキャプション欄を広げる",
    size: "ロゴのサイズ",
    limited: (size) => `キャプション欄による上限：${format.number(size)}`,
    position: "位置",
    positionName: "ロゴの位置",
    positions: logoPositions,
    centred: "右に文字がある間は、中央に置きます。",
    noSpace: "写真の下にロゴを置く余地がありません。",
    notLoaded: (file) => `「${file}」を読み取れませんでした。もう一度お試しください。`,
    notAnImage: (file) =>
      `「${file}」は、このブラウザーで表示できる画像ではありません。PNGかSVGのファイルを選んでください。`,
  },
  output: {
    title: "出力",
    format: "形式",
    formatName: "書き出し形式",
    formats: { jpeg: "JPG", png: "PNG", webp: "WebP", pdf: "PDF" },
    preset: "SNSプリセット",
    presets,
    presetNames,
    presetReplaces: (shape) => `アスペクト比「${shape}」をオフにしました。仕上がりサイズはプリセットで決まります`,
    presetSize: (width, height) => `${width} × ${height}`,
    exportSize: "書き出しサイズ",
    sizes: { full: "フルサイズ", long: "長辺", file: "ファイルサイズ", preset: "プリセットのサイズ" },
    kilobytes: (limit) => `${limit} KB`,
    longSide: "長辺（px）",
    pixels: (length) => `${length} px`,
    quality: "画質",
    keepOriginalJpeg: "元のJPEGデータを保持",
    keepHdr: "HDRを保持",
    keepLocation: "位置情報（GPS）を残す",
    rememberFrame: "フレームをファイルに記録",
    keepWayBack: "元のファイルに戻せるようにする",
    summary: (fileFormat, size) => `${fileFormat}、${size}`,
    usualName: "既定の名前",
  },

  foot: {
    reset: "設定をリセット",
    resetDone: "設定とキャプションをリセットしました",
    export: "書き出し",
    saveTo: "保存先…",
    menu: {
      label: "その他の書き出し方法",
      thisPhoto: "この写真を書き出す",
      alsoExport: "同時に書き出す",
      furtherSizes,
    },
    copies: { text: "コピーがアカウントに保存されます。", link: "保存される内容を見る" },
    result: {
      photo: photos(1),
      watermarked: `${photos(1)}、Matteの透かし入り`,
      onlyOne: (count) => `${photos(count)}（Freeで書き出せるのは1枚）`,
      several: (count, zip) => withZip(photos(count), zip),
      pdf: (count) => `${photos(count)}、1つのPDF`,
      selected: (selected, count) => `${format.number(count)}枚中${format.number(selected)}枚を選択中`,
      sizes: (count, sizes, zip) => withZip(inSizes(count, sizes), zip),
    },
  },
};
