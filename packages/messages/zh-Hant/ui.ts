/** Texts in the components used by every screen. */
import type { ui as English } from "../en/ui.ts";

export const ui: typeof English = {
  brand: "Matte",
  home: "Matte 首頁",
  close: "關閉",
  signInAgain: "重新登入",
  cancel: "取消",
  dismiss: "忽略",
  more: "更多",
  darkMode: "深色模式",
  retry: "重試",
  pro: "PRO",
  proFeature: (feature: string) => `PRO：${feature}。看看 Pro 多了哪些功能`,
  colour: (subject: string) => `${subject}顏色`,
  hexCode: (subject: string) => `${subject}十六進位色碼`,
  swatches: (subject: string) => `${subject}色票`,
  sectionSettings: (section: string) => `${section}設定`,
  ctrl: (key: string) => `Ctrl ${key}`,
  numberOf: (label: string, unitName?: string) => `${label}，${unitName ?? "數值"}`,
};
