/** The server's error messages, for people. */
import type { ErrorMessages } from "../error-text.ts";
import { format } from "./notation.ts";

const { list, number } = format;

const MEGABYTE = 1024 * 1024;
/** Pixels are counted in 萬. */
const TEN_THOUSAND = 10_000;

const PLAN_REQUIRED = {
  settings: "將設定儲存在帳號中是 Pro 的功能。",
  logo: "自訂標誌是 Pro 的功能。",
  presets: "自訂款式是 Studio 的功能。",
  profiles: "使用多個身分是 Pro 的功能。",
} as const;

const NOT_READY = {
  stopping: "伺服器正在停止。",
  pages: "頁面尚未建置。",
  database: "資料庫沒有回應。",
  "data-folder": "資料所在的資料夾已滿，或無法寫入。",
  "image-folder": "圖片儲存區的資料夾無法寫入。",
  "image-store": "圖片儲存區沒有回應。",
  "image-checker": "無法檢查圖片。",
} as const;

export const errors: ErrorMessages = {
  "http-invalid": "這不是有效的 HTTP 請求。",
  "body-invalid": "無法讀取請求的內容。",
  "body-too-large": "請求太大。",
  "media-type-unsupported": "不支援這種媒體類型。",
  "request-timeout": "請求傳送的時間太久。",
  "route-not-found": "這個網址沒有內容。",
  "method-not-allowed": ({ methods }) => `這個網址只支援 ${list(methods)}。`,
  "rate-limited": ({ seconds }) => `請求太頻繁。請在 ${number(seconds)} 秒後重試。`,

  unauthenticated: "請先登入。",
  "other-user-signed-in": "目前登入的是另一位使用者。",
  "token-required": "需要有效的權杖。",
  forbidden: "你沒有權限存取這項內容。",
  "cross-site": "這個請求來自其他網站。",
  "local-only": "這只供開發時在執行伺服器的電腦上使用。若要提供給他人使用，請設定 PUBLIC_URL 與各服務供應商的帳號。",
  "plan-required": ({ feature }) => PLAN_REQUIRED[feature],

  invalid: ({ field }) => (field === null ? "請求無效。" : `欄位「${field}」無效。`),
  "field-protected": ({ field }) => `欄位「${field}」無法在這裡變更。`,
  "nothing-to-change": "沒有可變更的內容。",
  "cursor-invalid": "清單沒有這一頁。",

  "user-not-found": "此使用者不存在。",
  "answers-of-another-user": "這些答案屬於另一位使用者。",
  "own-role": "你不能移除自己的管理員權限。請由另一位管理員處理。",
  "sign-in-too-old": "距離上次登入已超過 24 小時。請重新登入後再試。",
  "session-not-found": "此登入工作階段已經結束。",
  "device-code-not-found": "沒有裝置在等待這組代碼。請核對代碼，或在裝置上取得新的代碼。",

  "preset-not-found": "此款式已在別處刪除，因此無法重新命名。",
  "preset-name-taken": ({ name }) => `已經有名為「${name}」的款式。請換個名稱。`,
  "too-many-presets": ({ limit }) => `最多可儲存 ${number(limit)} 個自訂款式。請刪除一個不再使用的款式。`,
  "too-many-profiles": ({ limit }) => `最多可儲存 ${number(limit)} 個身分。請刪除一個不再使用的身分。`,
  "look-not-found": "此款式不存在。",
  "look-withdrawn": "此款式已撤回。",
  "submission-not-found": "此投稿已撤回，或已審核完畢。",
  "too-many-submissions": ({ limit }) => `最多可有 ${number(limit)} 個款式等待審核。請撤回其中一個，或等候審核結果。`,

  "logo-not-found": "此標誌不存在。",
  "logo-invalid": ({ side }) => `標誌須為完整的 PNG，長邊不得超過 ${number(side)} 像素。`,

  "form-expected": "請以 multipart/form-data 傳送圖片。",
  "form-invalid": "無法讀取表單。",
  "file-missing": "表單的欄位「file」中沒有檔案。",
  "file-empty": "檔案是空的。",
  "file-too-large": ({ bytes }) => `檔案大於 ${number(bytes / MEGABYTE)} MB。`,
  "image-not-found": "此圖片不存在。",
  "image-damaged": "圖片已損壞。",
  "image-too-slow": "讀取圖片的時間太久。",
  "image-format-unsupported": "這不是 JPEG、PNG 或 WebP 圖片。",
  "image-animated": "圖片不只一個影格。",
  "image-too-large": ({ pixels }) => `圖片超過 ${number(pixels / TEN_THOUSAND)} 萬像素。`,
  "storage-full": "已經沒有空間儲存你的圖片。",
  "image-not-stored": "無法儲存圖片。請稍後重試。",
  "image-not-checked": "無法檢查圖片。請稍後重試。",
  "copies-not-wanted": "你的帳號不儲存匯出的副本。",
  "image-checker-busy": "正在檢查的圖片太多。請稍後重試。",

  "offer-not-found": "此方案未販售。",
  "nothing-bought": "沒有可管理的項目：你尚未在這裡購買方案。",
  "checkout-closed": "無法在此伺服器上升級。",
  "payments-unavailable": "付款服務沒有回應。沒有扣款。請稍後重試。",
  "subscription-not-cancelled": "無法取消你的訂閱，因此沒有刪除任何內容。請稍後重試，或聯絡客服。",
  "signature-invalid": "此請求沒有 Stripe 的簽章。",
  "payment-state-unavailable": "無法從 Stripe 讀取付款狀態。",

  "email-invalid": "請輸入類似 ada@example.com 的電子郵件地址。",
  "confirmation-expired": "此連結已失效。請重新訂閱以取得新連結。",
  "consent-required": "請勾選同意收到電子報。",

  "server-busy": "伺服器忙線中。請稍後重試。",
  "disk-full": "伺服器沒有空間了。請稍後再試。",
  "data-unavailable": "伺服器目前無法讀取資料。請稍後重試。",
  "not-ready": ({ reason }) => NOT_READY[reason],
  internal: "伺服器出了點問題。",
};
