/** The server's error messages, for people. */
import type { ErrorMessages } from "../error-text.ts";
import { format } from "./notation.ts";

const { list, number } = format;

const MEGABYTE = 1024 * 1024;
/** Pixels are counted in 万. */
const TEN_THOUSAND = 10_000;

const PLAN_REQUIRED = {
  settings: "随账号保存设置是 Pro 的功能。",
  logo: "自定义徽标是 Pro 的功能。",
  presets: "自存款式是 Studio 的功能。",
  profiles: "使用多个档案是 Pro 的功能。",
} as const;

const NOT_READY = {
  stopping: "服务器正在停止。",
  pages: "页面尚未构建。",
  database: "数据库没有响应。",
  "data-folder": "数据文件夹已满或不可写入。",
  "image-folder": "图片存储的文件夹不可写入。",
  "image-store": "图片存储没有响应。",
  "image-checker": "无法检查图片。",
} as const;

export const errors: ErrorMessages = {
  "http-invalid": "这不是有效的 HTTP 请求。",
  "body-invalid": "无法读取请求的正文。",
  "body-too-large": "请求太大。",
  "media-type-unsupported": "不支持这种媒体类型。",
  "request-timeout": "请求送达的时间过长。",
  "route-not-found": "这个网址上没有内容。",
  "method-not-allowed": ({ methods }) => `这个网址只支持 ${list(methods)}。`,
  "rate-limited": ({ seconds }) => `请求过于频繁。请在 ${number(seconds)} 秒后重试。`,

  unauthenticated: "请先登录。",
  "other-user-signed-in": "当前登录的是另一位用户。",
  "token-required": "需要有效的令牌。",
  forbidden: "你没有权限访问此内容。",
  "cross-site": "这个请求来自其他网站。",
  "local-only": "这仅供在运行服务器的机器上开发时使用。如需为他人提供服务，请设置 PUBLIC_URL 和各服务商的账号。",
  "plan-required": ({ feature }) => PLAN_REQUIRED[feature],

  invalid: ({ field }) => (field === null ? "请求无效。" : `字段“${field}”无效。`),
  "field-protected": ({ field }) => `字段“${field}”不能在这里更改。`,
  "nothing-to-change": "没有可更改的内容。",
  "cursor-invalid": "列表中没有这一页。",

  "user-not-found": "此用户不存在。",
  "answers-of-another-user": "这些回答属于另一位用户。",
  "own-role": "你不能撤销自己的管理员身份。请让另一位管理员操作。",
  "sign-in-too-old": "你上次登录已超过 24 小时。请重新登录后再操作。",
  "session-not-found": "此登录会话已经结束。",
  "device-code-not-found": "没有设备在等待此代码。请核对代码，或在设备上获取新代码。",

  "preset-not-found": "此款式已在别处删除，因此无法重命名。",
  "preset-name-taken": ({ name }) => `已有名为“${name}”的款式。请换一个名称。`,
  "too-many-presets": ({ limit }) => `最多可保存 ${number(limit)} 个自存款式。请删除一个不再使用的款式。`,
  "too-many-profiles": ({ limit }) => `最多可保存 ${number(limit)} 个档案。请删除一个不再使用的档案。`,
  "look-not-found": "此款式不存在。",
  "look-withdrawn": "此款式已撤回。",
  "submission-not-found": "此投稿已撤回，或已有审核结果。",
  "too-many-submissions": ({ limit }) => `最多可有 ${number(limit)} 个款式等待审核。请撤回一个，或稍候。`,

  "logo-not-found": "此徽标不存在。",
  "logo-invalid": ({ side }) => `徽标须为完整的 PNG，长边不超过 ${number(side)} 像素。`,

  "form-expected": "请以 multipart/form-data 发送图片。",
  "form-invalid": "无法读取表单。",
  "file-missing": "表单的字段“file”中没有文件。",
  "file-empty": "文件是空的。",
  "file-too-large": ({ bytes }) => `文件大于 ${number(bytes / MEGABYTE)} MB。`,
  "image-not-found": "此图片不存在。",
  "image-damaged": "图片已损坏。",
  "image-too-slow": "读取图片的时间过长。",
  "image-format-unsupported": "这不是 JPEG、PNG 或 WebP 图片。",
  "image-animated": "图片不止一帧。",
  "image-too-large": ({ pixels }) => `图片超过 ${number(pixels / TEN_THOUSAND)} 万像素。`,
  "storage-full": "已没有空间存储你的图片。",
  "image-not-stored": "无法存储图片。请稍后重试。",
  "image-not-checked": "无法检查图片。请稍后重试。",
  "copies-not-wanted": "你的账号不存储导出的副本。",
  "image-checker-busy": "正在检查的图片太多。请稍后重试。",

  "offer-not-found": "此方案不出售。",
  "nothing-bought": "没有可管理的内容：你没有在这里购买方案。",
  "checkout-closed": "此服务器上不能升级。",
  "payments-unavailable": "支付服务没有响应。未产生任何扣款。请稍后重试。",
  "subscription-not-cancelled": "无法取消你的订阅，因此没有删除任何内容。请稍后重试，或联系支持。",
  "signature-invalid": "此请求没有 Stripe 的签名。",
  "payment-state-unavailable": "无法从 Stripe 读取付款状态。",

  "email-invalid": "请输入类似 ada@example.com 的邮箱地址。",
  "confirmation-expired": "此链接已过期。请重新订阅以获取新链接。",
  "consent-required": "请勾选同意，才能收到邮件通讯。",

  "server-busy": "服务器繁忙。请稍后重试。",
  "disk-full": "服务器已没有空间。请稍后再试。",
  "data-unavailable": "服务器目前无法读取数据。请稍后重试。",
  "not-ready": ({ reason }) => NOT_READY[reason],
  internal: "服务器出了点问题。",
};
