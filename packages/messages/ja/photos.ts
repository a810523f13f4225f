import type { photos as English } from "../en/photos.ts";
import { format } from "./notation.ts";

const { list, number } = format;

const fallbackReasons: (typeof English)["fallbackReasons"] = {
  "switched-off": "元データの保持がオフ",
  preset: "プリセットに合わせてリサイズ",
  "export-size": "書き出しサイズに合わせてリサイズ",
  "matte-width": "マットが狭く元データを保持できない",
  straightened: "傾き補正",
  "matte-step": "マットが8 pxより大きくずれる",
  "caption-height": "キャプションを動かせず元データを保持できない",
  profile: "特殊なカラープロファイル",
  arithmetic: "算術符号化",
  "lossless-process": "可逆符号化",
  hierarchical: "階層符号化",
  precision: "8ビット超",
  cmyk: "CMYKの写真",
  turned: "向きのタグによる回転",
  "no-webassembly": "WebAssembly非対応のブラウザー",
  sampling: "特殊なサンプリング",
  damaged: "データの破損",
  "too-large": "非常に大きい写真",
  "matte-colour": "写真の画質が粗くマットの色を出せない",
  "overlay-quality": "写真の画質が粗く文字が鮮明にならない",
  "grey-photo": "白黒の写真にカラーのフレーム",
  "different-sizes": "サイズの違い",
  "different-coding": "JPEGのサンプリングまたは画質の違い",
  "different-profiles": "カラープロファイルの違い",
  "different-turns": "向きの違い",
  cropped: "トリミングした写真",
  gap: "間隔が8 pxより大きくずれる",
};

/** The codecs' words for types of files. */
const TYPE_WORDS: readonly (readonly [word: RegExp, translated: string])[] = [
  [/^camera raw \((.+)\)$/, "RAW（$1）"],
  [/^video$/, "動画"],
  [/^icon$/, "アイコン"],
  [/ document$/, "ドキュメント"],
  [/^animated /, "アニメーション"],
  [/^arithmetic-coded /, "算術符号化"],
  [/^lossless /, "可逆圧縮"],
  [/-bit /, "ビット"],
];

function typeName(type: string): string {
  return TYPE_WORDS.reduce((name, [word, translated]) => name.replace(word, translated), type);
}

const FORMAT_NAMES = { jpeg: "JPG", png: "PNG", webp: "WebP" };

const errors: (typeof English)["errors"] = {
  empty: (file) => `「${file}」は空のファイルです。メモリーカードからもう一度コピーしてください。`,
  "not-an-image": (file, formats) => `「${file}」は画像ではありません。${formats}のファイルを選んでください。`,
  "no-camera-jpeg": (file) =>
    `「${file}」は、フレームを付けられるJPEGを含まないRAWファイルです。先に現像してJPEGで保存してください。`,
  truncated: (file) => `「${file}」は途中で切れています。メモリーカードからもう一度コピーしてください。`,
  corrupt: (file) => `「${file}」は壊れていて読み取れません。メモリーカードからもう一度コピーしてください。`,
  "too-large": (file) => `「${file}」は大きすぎて、ブラウザーで描画できません。先に小さくしてください。`,
  "too-slow": (file) => `「${file}」は時間がかかりすぎたため、飛ばしました。`,
  gone: (file) =>
    `「${file}」を読み取れませんでした。ファイルが移動、変更、または削除されています。元の場所に戻すか、追加し直してください。`,
  offline: (file) => `「${file}」を開くにはネットワークが必要です。接続が戻ると自動でもう一度試します。`,
  font: (file) =>
    `「${file}」は書き出せませんでした。キャプションのフォントを読み込めませんでした。接続が戻ると自動でもう一度試します。別のフォントなら使えるかもしれません。`,
  "no-webp": (file) =>
    `「${file}」は書き出せませんでした。このブラウザーはWebPを書き出せません。JPGかPNGを選んでください。`,
  failed: (file) => `「${file}」を読み取れませんでした。ブラウザーで問題が発生しました。もう一度お試しください。`,
};

export const photos: typeof English = {
  errors,
  unsupported: (file, type, formats) =>
    type === null
      ? `「${file}」はフレームを付けられない種類のファイルです。先に${formats}で保存してください。`
      : `「${file}」は${typeName(type)}のファイルです。先に${formats}で保存してください。`,
  undecodable: (file, type, formats) =>
    type === null
      ? `「${file}」はこのブラウザーで開けない写真です。先に${formats}で保存してください。`
      : `「${file}」は${typeName(type)}のファイルで、このブラウザーでは開けません。先に${formats}で保存してください。`,
  frameTooLarge: (file, { format: name, side, pixels }) =>
    `フレームを含めた「${file}」は${FORMAT_NAMES[name]}の上限を超えます。上限は一辺${number(side)} px、${number(Math.floor(pixels / 1e6))}メガピクセルです。${name === "webp" ? "書き出しサイズを小さくするか、JPGかPNGを選んでください。" : "書き出しサイズを小さくするか、マットを狭くしてください。"}`,
  overFileLimit: (file, limit) =>
    `「${file}」は、最小のサイズでも${number(Number(limit))} KBに収まりません。上限を大きくしてください。`,
  formats: (names) =>
    list(
      names.map((name) => (name === "raw" ? "RAW" : name)),
      "disjunction",
    ),
  methods: {
    "lossless-jpeg": "ロスレスJPEG",
    jpeg: (quality) => `JPEG ${quality}%`,
    "jpeg-to-fit": "JPEG",
    webp: (quality) => `WebP ${quality}%`,
    png: "PNG",
  },
  cameraJpeg: (width, height) => `カメラ内のJPEG、${width} × ${height}`,
  pngOfBits: (bits) => `PNG ${bits}ビット`,
  methodInHdr: (method) => `${method}、HDR`,
  methodWithReasons: (method, reasons) => `${method}（${reasons.join("、")}）`,
  fit: {
    packed: (limit) => `${number(limit)} KBに収まるよう圧縮し直し`,
    quality: (limit) => `${number(limit)} KBに収まるよう画質を調整`,
    size: (limit, width, height) => `${number(limit)} KBに収まるよう${width} × ${height} pxに縮小`,
    unknown: (limit) => `${number(limit)} KBに収まるよう画質を調整予定`,
  },
  hdr: { lost: "HDRは失われる", damaged: "HDRデータの破損" },
  extras: {
    "gain-map": "HDR",
    video: "モーションフォトの動画",
    depth: "深度",
    credentials: "コンテンツクレデンシャル",
  },
  leftOut: (names) => `除外：${list(names)}`,
  fallbackReasons,
  tooLargeToExport: "大きすぎて書き出せません",
};
