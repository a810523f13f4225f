import type { BuiltInLook, LeftOut, LookTexts } from "@matte/engine";
import type { editorLooks as English } from "../en/editor-looks.ts";
import { format } from "./notation.ts";

const names: Readonly<Record<BuiltInLook, string>> = {
  gallery: "ギャラリー",
  museum: "ミュージアム",
  hairline: "ヘアライン",
  linen: "リネン",
  stone: "ストーン",
  noir: "ノワール",
  double: "ダブル",
  bevel: "ベベル",
  square: "スクエア",
  poster: "ポスター",
  journal: "ジャーナル",
  story: "ストーリー",
  data: "データ",
  card: "カード",
  ambient: "アンビエント",
  contact: "コンタクト",
  window: "ウィンドウ",
  washi: "和紙",
};

const differences: Readonly<Record<LeftOut, string>> = {
  "stroke-added": "1 pxの黒い線を追加",
  "stroke-replaced": "線は1 pxの黒",
  "second-stroke": "2本目の線なし",
  bevel: "ベベルなし",
  "inner-mat": "内側のマットなし",
  surface: "マットの質感はスムース",
  label: "キャプションはプレーン",
  finish: "キャプションの加工はフラット",
  font: "書体はInter",
};

const textNames: Readonly<Record<keyof LookTexts, string>> = {
  locationText: "撮影地",
  photoBy: "写真クレジット",
  additionalCredits: "追加クレジット",
  cameraText: "カメラ",
  lensText: "レンズ",
  filmText: "フィルム",
  customDateFormat: "日付の書式",
};

const named = ([field, text]: readonly [string, string]): string =>
  `${textNames[field as keyof LookTexts]}「${text.replaceAll(/\s+/gu, " ")}」`;

export const editorLooks: typeof English = {
  title: "ルック",
  names,
  all: "すべてのルック",
  menu: "ルックのメニュー",
  changed: (look) => `${look}（変更あり）`,
  revertTo: (look) => `${look}に戻す`,
  updateLook: (look) => `「${look}」を更新`,
  applied: (look) => `${look}を適用しました`,
  appliedTo: (look, count) =>
    count === 1 ? `この写真に${look}を適用しました` : `写真${format.number(count)}枚に${look}を適用しました`,
  shareLook: "すべての写真に使う",
  lookShared: "すべての写真にこのルックを適用しました",
  reverted: (look) => `${look}に戻しました`,
  updated: (look) => `「${look}」を更新しました`,
  leftOut: (parts) => `お使いのプランでは：${format.list(parts.map((part) => differences[part]))}`,
  wholeLook: "ルック全体",
  linked: {
    region: "共有されたルック",
    shown: "リンクのルックを表示しています。",
    shownOfFile: (file) => `「${file}」のルックを表示しています。`,
    keep: "使う",
    texts: (texts) => `「使う」を押すと、${format.list(Object.entries(texts).map(named))}も設定されます。`,
    invalid: "リンクにルックが含まれていないか、一部が欠けています。",
    newer: (version) =>
      `リンクのルックはバージョン${version}で、このページではまだ扱えません。ページを再読み込みしてから、もう一度リンクを開いてください。`,
    invalidFile: (file) => `「${file}」にルックは含まれていません。`,
    ownLooksFile: (file) => `「${file}」に含まれるのはマイルックです。マイルックはStudioで使えます。`,
    newerFile: (file, version) =>
      `「${file}」のルックはバージョン${version}で、このページではまだ扱えません。ページを再読み込みしてから、もう一度ファイルを読み込んでください。`,
  },
  newProfile: "新規プロフィール",
  submit: "このルックを投稿",
  copyLink: "このルックのリンクをコピー",
  linkCopied: "リンクをコピーしました",
  linkNotCopied: "リンクをコピーできませんでした。ブラウザーがクリップボードの使用を許可していません。",
  linkTooLong:
    "リンクに入れるにはテキストが長すぎます。テキストなしでコピーするか、ルックをファイルに書き出してください。",
  export: "ルックを書き出す",
  import: "ルックを読み込む",
  file: "ルックのファイル",
  withTexts: "名前、場所、クレジットを含める",
  unnamed: "マイルック",
  own: {
    title: "マイルック",
    noAnswer: "サーバーが応答しません。マイルックを使うにはネットワークが必要です。",
    save: "このルックを保存",
    rename: (look) => `「${look}」の名前を変更`,
    renameTitle: "ルックの名前を変更",
    remove: (look) => `「${look}」を削除`,
    export: "マイルックを書き出す",
    name: "ルックの名前",
    submit: { save: "保存", replace: "置き換える", rename: "名前を変更" },
    saved: (name) => `「${name}」を保存しました`,
    removed: (name) => `「${name}」を削除しました`,
    imported: (count) => `ルック${format.number(count)}個を読み込みました`,
  },
};
