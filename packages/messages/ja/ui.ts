import type { ui as English } from "../en/ui.ts";

export const ui: typeof English = {
  brand: "Matte",
  home: "Matte、ホーム",
  close: "閉じる",
  signInAgain: "もう一度サインイン",
  cancel: "キャンセル",
  dismiss: "閉じる",
  more: "その他",
  darkMode: "ダークモード",
  retry: "再試行",
  pro: "PRO",
  proFeature: (feature) => `PRO：${feature}。Proで追加される機能を見る`,
  colour: (subject) => `${subject}の色`,
  hexCode: (subject) => `${subject}のカラーコード`,
  swatches: (subject) => `${subject}の色見本`,
  sectionSettings: (section) => `${section}の設定`,
  ctrl: (key) => `Ctrl ${key}`,
  numberOf: (label, unitName?: string) => `${label}、${unitName ?? "数値"}`,
};
