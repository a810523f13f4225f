import type { documentTitles as English } from "../en/document-titles.ts";

export const documentTitles: typeof English = {
  landing: "Matte：すべての写真に、余白という部屋を",
  tool: "エディター · Matte",
  account: "アカウント · Matte",
  checkout: "お支払い · Matte",
  device: "デバイスのサインイン · Matte",
  admin: "管理ダッシュボード · Matte",
  looks: "みんなのルック · Matte",
  lookWithdrawn: "取り下げられたルック · Matte",
  help: "ヘルプ · Matte",
  terms: "利用規約 · Matte",
  privacy: "プライバシー · Matte",
  newsletter: "ニュースレター · Matte",
  confirm: "登録の確認 · Matte",
  unsubscribe: "ニュースレターの解除 · Matte",
  notFound: "ページがありません · Matte",
};
