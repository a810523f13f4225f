/** A photo's Content Credentials (C2PA). They say who signed, and never that it is true. */
import type { credentials as English } from "../en/credentials.ts";
import { format } from "./notation.ts";

const moment = (time: Date): string => format.date(time, { dateStyle: "long", timeStyle: "short" });

export const credentials: typeof English = {
  title: "内容凭据",
  signedBy: "签名者",
  noName: "未具名的签名者",
  when: "时间",
  stamped: (time) => `${moment(time)}（据时间戳）`,
  claimed: (time: Date) => `${moment(time)}（签名者自称）`,
  madeWith: "制作工具",
  actions: {
    captured: "由相机拍摄",
    generated: "由模型生成",
    created: "已创建",
    opened: "已打开",
    edited: "已编辑",
    colour: "已调整颜色",
    cropped: "已裁剪",
    resized: "已调整尺寸",
    placed: "与其他图片拼合",
    removed: "已去除部分内容",
    rotated: "已旋转",
    converted: "已转换为其他格式",
    published: "已发布",
    redacted: "已去除部分历史记录",
    other: "其他更改",
  },
  checks: {
    valid: {
      match: "签名与内容相符",
      changed: "签名相符，但文件在签名后被更改过",
      unchecked: "签名相符。未检查内容",
    },
    expired: {
      match: "签名与内容相符，但证书已过期",
      changed: "文件在签名后被更改过，且证书已过期",
      unchecked: "签名相符，但证书已过期。未检查内容",
    },
  },
  invalid: "签名无效，因此这些凭据不能说明照片的任何情况",
  unchecked: "这里无法检查签名。请通过 https 打开 Matte 再检查",
  unreadable: "这些凭据已损坏，或属于 Matte 无法读取的类型",
  reading: "正在读取…",
  onThisDevice: "在本设备上读取。",
  notInExports: "除非开启“内容凭据”，否则导出不保留任何凭据。",
  notListed: "未对照可信签名者名单。",
};
