import type { editor as English } from "../en/editor.ts";
import { format } from "./notation.ts";

const digits = (count: number): string => format.number(count, { useGrouping: false });

function fileSize(bytes: number): string {
  if (bytes < 1e6) return `${format.number(Math.max(1, Math.round(bytes / 1e3)))} KB`;
  return `${format.number(bytes / 1e6, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`;
}

export const editor: typeof English = {
  title: "エディター",
  settings: "設定",
  sections: {
    label: "設定の項目",
    together: "組み合わせ",
    looks: "ルック",
    matte: "マット",
    stroke: "線",
    frame: "フレーム",
    caption: "キャプション",
    "camera-data": "データ",
    logo: "ロゴ",
    output: "出力",
  },

  addPhotos: "写真を追加",
  openFolder: "フォルダーを開く",
  addPhotosHint: "JPEGまたはPNG。",
  dropPhotosHint: "どこにドロップしても追加できます。",
  undo: "元に戻す",
  redo: "やり直す",
  previous: "前へ",
  next: "次へ",
  clear: "クリア",
  clearBatch: "写真をクリア",
  clearAll: "すべてクリア",
  cancel: "キャンセル",
  stop: "中止",
  crop: "トリミング",
  wallView: "壁面表示",
  zoom: "100%に拡大",
  fullSize: "100%",
  more: "その他",
  help: "ヘルプ",
  keyboardShortcuts: "キーボードショートカット",
  withKey: (label, key) => `${label}（${key}）`,
  withShift: (key) => `Shift ${key}`,
  account: "アカウント",
  install: "アプリをインストール",
  signOut: "サインアウト",
  upgrade: "アップグレード",
  position: (position, count) => `${digits(count)}枚中${digits(position)}枚目`,
  positionInPill: (position, count) => `${digits(position)} / ${digits(count)}`,

  wall: {
    label: "壁の色",
    name: "壁",
    tones: { white: "白い壁", neutral: "グレーの壁", black: "黒い壁" },
  },

  preview: {
    label: "プレビュー",
    empty: "写真を追加すると、ここにプレビューが表示されます",
    sample: "サンプル写真で試す",
    noSample: "サンプル写真を読み込めませんでした。もう一度お試しください。",
    drop: "ここに画像をドロップ",
    hdrView: { badge: "HDR", label: "写真をHDRで表示" },
    working: (current, total) => `処理中… ${digits(current)}/${digits(total)}`,
    fontNotLoaded: (font) =>
      `フォント「${font}」を読み込めなかったため、プレビューには別のフォントを使っています。読み込めるまで、キャプション付きでは書き出せません。`,
  },

  method: {
    label: "書き出し方式",
    size: (width, height) => `${digits(width)} × ${digits(height)}`,
    sizeInPixels: (width, height) => `${digits(width)} × ${digits(height)} px`,
    fileSize,
    unconfirmed: "、確認中",
  },

  list: {
    region: "写真",
    label: "サムネイル",
    show: "サムネイルを表示",
    count: (count) => `写真${digits(count)}枚`,
    empty: "サムネイルはまだありません",
    captionCut: "キャプションの末尾が省略されています。",
    remove: (file) => `${file}を取り除く`,
    removed: (file) => `${file}を取り除きました`,
    moved: (file, position, count) => `${file}は${digits(count)}枚中${digits(position)}枚目になりました`,
    movedUnnamed: (position, count) => `写真は${digits(count)}枚中${digits(position)}枚目になりました`,
    sort: {
      label: "並べ替え",
      orders: { added: "追加順", name: "名前順", captured: "撮影日時順", rating: "レーティング順" },
    },
    batch: "一括処理",
    batchFeature: "一括読み込み",
    batchNote: "シリーズ全体をまとめて読み込みます。",
  },

  cleared: "クリアしました。",
  placesFailed: "地名を読み込めませんでした。設定をいったんオフにし、もう一度オンにしてください。",
  loading: {
    oneAtATime: "無料版で扱える画像は一度に1枚です。一括処理にはアップグレードが必要です。",
    started: (count) => `${digits(count)}枚の画像を読み込み中…`,
    done: (count) => `${digits(count)}枚を読み込みました`,
    failed: (count) => `${format.number(count)}個のファイルを読み込めませんでした`,
    folderLimit: (count) => `フォルダー内の写真のうち、最初の${format.number(count)}枚だけを追加しました。`,
    noneFound: "写真が見つかりません。",
    skipped: (count) => `写真ではないファイル${format.number(count)}個を飛ばしました。`,
  },
};
