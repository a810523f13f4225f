/** Texts in the components used by every screen. */
import type { ui as English } from "../en/ui.ts";

export const ui: typeof English = {
  brand: "Matte",
  home: "Matte 首页",
  close: "关闭",
  signInAgain: "重新登录",
  cancel: "取消",
  dismiss: "忽略",
  more: "更多",
  darkMode: "深色模式",
  retry: "重试",
  pro: "PRO",
  proFeature: (feature: string) => `PRO：${feature}。查看 Pro 增加的功能`,
  colour: (subject: string) => `${subject}颜色`,
  hexCode: (subject: string) => `${subject}十六进制色值`,
  swatches: (subject: string) => `${subject}色板`,
  sectionSettings: (section: string) => `${section}设置`,
  ctrl: (key: string) => `Ctrl ${key}`,
  numberOf: (label: string, unitName?: string) => `${label}，${unitName ?? "数值"}`,
};
