/** Content Credentials of exports, in the editor. They say who signed, and never that it is true. */
import type { editorCredentials as English } from "../en/editor-credentials.ts";
import { format } from "./notation.ts";

const { number } = format;

export const editorCredentials: typeof English = {
  label: "内容凭据",
  development: "内容凭据（开发用）",
  signedBy: (name: string) => `由 ${name} 签名`,
  unsigned: (file: string, count: number, reason: string) =>
    count === 1
      ? `“${file}”导出时没有附上内容凭据。${reason}`
      : `“${file}”等 ${number(count)} 个文件导出时没有附上内容凭据。${reason}`,
  reasons: {
    none: "此服务器不为导出签名。",
    early: "服务器的证书尚未生效，或其时钟有误。",
    expired: "服务器的证书已过期。",
    "time-stamp": "时间戳服务没有响应。",
  },
  noAnswer: "无法连接到服务器。",
  notIn: {
    pdf: "PDF 不含内容凭据。",
    wall: "墙面的图片不含内容凭据。",
  },
  leftOut: (file: string, count: number, reason: string) =>
    count === 1
      ? `“${file}”自带的凭据未保留：${reason}。`
      : `“${file}”等 ${number(count)} 张照片自带的凭据未保留：${reason}。`,
  faults: {
    location: "其中可能含有位置，而导出不保留位置",
    cropped: "其中有被裁掉部分的图像",
    large: "凭据太大",
    unreadable: "凭据无法读取",
  },
};
