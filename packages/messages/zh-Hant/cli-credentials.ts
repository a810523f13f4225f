/** Messages of the command line about Content Credentials. They say who signed, and never that it is true. */
import type { cliCredentials as English } from "../en/cli-credentials.ts";

export const cliCredentials: typeof English = {
  pair: "--credentials 須與 --credentials-key 一起使用：前者是證書，後者是它的私密金鑰。",
  timeStampAlone: "--time-stamp 用於內容憑證。請加上 --credentials 和 --credentials-key。",
  timeStampUrl: "--time-stamp 須為時間戳記服務的 URL，以 http 或 https 開頭。",
  faults: {
    certificate: (cert: string) => `「${cert}」無法當成證書讀取。須為 PEM 格式的檔案。`,
    key: (_: string, key: string) => `「${key}」無法當成私密金鑰讀取。須為 PEM 格式的檔案。`,
    encrypted: (_: string, key: string) => `「${key}」設有密碼。請將沒有密碼的私密金鑰存成只有你能讀取的檔案。`,
    open: (_: string, key: string) => `這台電腦上的所有人都能讀取「${key}」。請執行：chmod 600 ${key}`,
    "other-key": (cert: string, key: string) => `「${key}」不是「${cert}」的私密金鑰。`,
    "self-signed": (cert: string) => `「${cert}」是自我簽署的證書，讀取程式不會接受。請使用由機構簽發的證書。`,
    early: (cert: string) => `「${cert}」尚未生效。請檢查這台電腦的時鐘。`,
    expired: (cert: string) => `「${cert}」已過期。請更新證書，或檢查這台電腦的時鐘。`,
    unsuitable: (cert: string) => `「${cert}」不適用於簽署文件。證書的要求見 docs/credentials.md。`,
  },
  signedBy: (name: string) => `由 ${name} 簽署。`,
  leftOut: {
    location: (photo: string) => `「${photo}」原有的憑證不予保留：其中可能含有位置，而結果中沒有位置。`,
    cropped: (photo: string) => `「${photo}」原有的憑證不予保留：其中有已裁掉部分的影像。`,
    large: (photo: string) => `「${photo}」原有的憑證不予保留：憑證太大。`,
    unreadable: (photo: string) => `「${photo}」原有的憑證不予保留：憑證無法讀取。`,
  },
};
