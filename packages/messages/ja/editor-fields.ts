import type { Settings, TemplateField } from "@matte/engine";
import type { editorFields as English } from "../en/editor-fields.ts";
import { format } from "./notation.ts";

const { number } = format;

const fields: Readonly<Record<TemplateField, string>> = {
  title: "タイトル",
  headline: "見出し",
  description: "説明",
  alt: "代替テキスト",
  creator: "作成者",
  credit: "クレジットライン",
  copyright: "著作権",
  city: "市区町村",
  state: "都道府県・州",
  country: "国",
  location: "場所",
  keywords: "キーワード",
  rating: "レーティング",
  date: "日付",
  time: "時刻",
  camera: "カメラ",
  make: "メーカー",
  lens: "レンズ",
  film: "フィルム",
  focal: "焦点距離",
  focal35: "35mm判換算",
  aperture: "絞り",
  shutter: "シャッタースピード",
  iso: "ISO感度",
  exposure: "露出",
  width: "幅",
  height: "高さ",
  megapixels: "画素数",
  size: "サイズ",
  filename: "ファイル名",
  number: "番号",
  count: "写真の枚数",
};

const dateFormats: Readonly<Record<Settings["dateFormat"], string>> = {
  "2024-06-01": "2024-06-01",
  "1 June 2024": "1 June 2024",
  "June 2024": "June 2024",
  "2024": "2024",
  custom: "カスタム",
};

export const editorFields: typeof English = {
  more: { caption: "キャプションの詳細設定", camera: "カメラの詳細設定", output: "出力の詳細設定" },

  appliesTo: "適用先",
  scopes: {
    photo: () => "この写真",
    selected: (count) => `選択中の${number(count)}枚`,
    all: () => "すべての写真",
  },
  usedForAll: (count) => `${number(count)}枚の写真に題名を適用しました`,
  photoOf: (file, position, count) => `${file}、${number(count)}枚中${number(position)}枚目`,

  insert: "フィールドを挿入",
  fields,
  groups: { place: "場所", photo: "写真", camera: "カメラ", file: "ファイル" },
  forms: {
    "date:YYYY": "年",
    "date:MMMM YYYY": "月と年",
    "date:YYYY-MM-DD": "数字だけの日付",
    "time:HH-mm": "数字だけの時刻",
    "number:000": "3桁の番号",
    "filename:words": "単語に分けたファイル名",
  },
  absent: "このファイルにはありません",
  search: "フィールドを検索",
  typeToSearch: "入力して検索",
  keys: "↑ ↓ Enter",
  found: (count) => `フィールド${number(count)}個`,

  unknownField: (typed, suggestion) =>
    suggestion === null
      ? `「${typed}」というフィールドはありません。`
      : `「${typed}」というフィールドはありません。「${suggestion}」のことですか？`,
  unknownForm: (typed) => `「${typed}」という書式はありません。`,

  fileSays: (creator) => `ファイルの記載：${creator}`,
  acceptCreator: "これを使う",
  replaces: (creator, more) =>
    more === 0
      ? `書き出すと、作成者「${creator}」が置き換わります。`
      : `書き出すと、作成者「${creator}」と、ほか${number(more)}枚の写真の作成者が置き換わります。`,
  replacesInBatch: (count) => `このクレジットで、写真${number(count)}枚の作成者が置き換わります。`,

  date: {
    print: "日付を入れる",
    format: "日付の書式",
    formats: dateFormats,
    custom: "日付のカスタム書式",
    customHint: "D MMMM YYYY",
    noForm: "YYYY、YY、MMMM、MMM、MM、M、DD、D、HH、mmを使ってください。",
  },
  places: {
    label: "GPSから地名を入れる",
    hint: "ファイルに市区町村と国がないとき、写真のGPSの位置から補います。書き出した写真から撮影地がわかるようになります。位置情報そのものはブラウザーの外に出ません。",
  },
  camera: {
    tidy: "カメラ名を整える",
    equivalent: "35mm判換算",
    filmStyle: "フィルムと仕上がり設定",
    camera: "カメラ",
    lens: "レンズ",
    film: "フィルム",
  },
  exportName: {
    label: "書き出し名",
    usual: "既定の名前",
    example: (name) => `例：${name}`,
  },
};
