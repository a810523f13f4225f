/** Errors, by language. */
import type { GlossaryLanguage } from "./term.ts";

/** Frequent characters that are written differently in the other script. */
const TRADITIONAL = /[個設檔張圖長時間開關選擇顯樣這們為導寬邊說]/u;
const SIMPLIFIED = /[个设档张图长时间开关选择显样这们为导宽边说]/u;

/** Errors, and ways to address readers that a language does not use here. */
export const FORBIDDEN: Readonly<Partial<Record<GlossaryLanguage, readonly RegExp[]>>> = {
  "zh-Hans": [/镜片/, /联系人/, /您/, /[,;!?] /, TRADITIONAL],
  "zh-Hant": [/鏡片/, /連絡人/, /您/, /[,;!?] /, SIMPLIFIED, /軟件|文件夾|默認|屏幕|打印|網絡|鏈接|用戶|服務器/],
  ja: [/(?:ユーザ|フォルダ|ブラウザ|サーバ|エディタ|コンピュータ|プリンタ)(?!ー)/],
  ko: [/화각/, /당신/],
  de: [/\bLinsen?\b/, /Kontaktliste/, /\b(?:[Dd]u|[Dd]ein\w*|[Dd]ich|[Dd]ir)\b/, /"/],
  fr: [/\b[Ll]entilles?\b/, /[^\u{202F}\u{A0}\d/][;!?](?:\s|$)/u, /[“”"]/],
  es: [/velocidad de(?:l)? diafragma/, /\b[Uu]sted\b/, /(?<!¿[^?]*)\?$/],
  "pt-BR": [/\b[Tt]u\b/, /\btua?s?\b/],
  it: [/\bringraziament/],
  uk: [/час контакту/, /подяк/, /\p{Script=Cyrillic}'\p{Script=Cyrillic}/u],
};
