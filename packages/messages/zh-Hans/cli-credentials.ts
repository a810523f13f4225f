/** Messages of the command line about Content Credentials. They say who signed, and never that it is true. */
import type { cliCredentials as English } from "../en/cli-credentials.ts";

export const cliCredentials: typeof English = {
  pair: "--credentials 须与 --credentials-key 一起使用：前者为证书，后者为其私钥。",
  timeStampAlone: "--time-stamp 用于内容凭据。请加上 --credentials 和 --credentials-key。",
  timeStampUrl: "--time-stamp 须为时间戳服务的 URL，以 http 或 https 开头。",
  faults: {
    certificate: (cert: string) => `“${cert}”无法作为证书读取。须为 PEM 格式的文件。`,
    key: (_: string, key: string) => `“${key}”无法作为私钥读取。须为 PEM 格式的文件。`,
    encrypted: (_: string, key: string) => `“${key}”设有密码。请把不带密码的私钥存入只有你能读取的文件。`,
    open: (_: string, key: string) => `这台电脑上的所有人都能读取“${key}”。请运行：chmod 600 ${key}`,
    "other-key": (cert: string, key: string) => `“${key}”不是“${cert}”的私钥。`,
    "self-signed": (cert: string) => `“${cert}”是自签名证书，读取程序会拒绝。请使用由机构签发的证书。`,
    early: (cert: string) => `“${cert}”尚未生效。请检查这台电脑的时钟。`,
    expired: (cert: string) => `“${cert}”已过期。请更新证书，或检查这台电脑的时钟。`,
    unsuitable: (cert: string) => `“${cert}”不能用于签署文档。证书的要求见 docs/credentials.md。`,
  },
  signedBy: (name: string) => `由 ${name} 签名。`,
  leftOut: {
    location: (photo: string) => `“${photo}”自带的凭据未保留：其中可能含有位置，而结果中没有位置。`,
    cropped: (photo: string) => `“${photo}”自带的凭据未保留：其中有被裁掉部分的图像。`,
    large: (photo: string) => `“${photo}”自带的凭据未保留：凭据太大。`,
    unreadable: (photo: string) => `“${photo}”自带的凭据未保留：凭据无法读取。`,
  },
};
