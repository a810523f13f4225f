import type { cliCredentials as English } from "../en/cli-credentials.ts";

const leftOut = (photo: string, reason: string): string =>
  `「${photo}」に付いていたクレデンシャルは引き継ぎません。${reason}`;

export const cliCredentials: typeof English = {
  pair: "--credentialsは--credentials-keyと一緒に使ってください。証明書と、その秘密鍵です。",
  timeStampAlone: "--time-stampはクレデンシャル用です。--credentialsと--credentials-keyを加えてください。",
  timeStampUrl: "--time-stampには、タイムスタンプサービスのURLをhttpまたはhttpsで指定してください。",
  faults: {
    certificate: (cert) => `「${cert}」を証明書として読み取れません。PEM形式のファイルを指定してください。`,
    key: (_, key) => `「${key}」を秘密鍵として読み取れません。PEM形式のファイルを指定してください。`,
    encrypted: (_, key) =>
      `「${key}」にはパスワードが付いています。パスワードなしで、自分だけが読めるファイルに保存してください。`,
    open: (_, key) => `「${key}」はこのコンピューターの誰でも読める状態です。次を実行してください：chmod 600 ${key}`,
    "other-key": (cert, key) => `「${key}」は「${cert}」の鍵ではありません。`,
    "self-signed": (cert) =>
      `「${cert}」は自己署名の証明書で、検証ソフトに拒否されます。認証局が発行した証明書を使ってください。`,
    early: (cert) => `「${cert}」はまだ有効期間に入っていません。このコンピューターの時計を確かめてください。`,
    expired: (cert) =>
      `「${cert}」の有効期限が切れています。証明書を更新するか、このコンピューターの時計を確かめてください。`,
    unsuitable: (cert) => `「${cert}」は文書の署名用ではありません。証明書の要件はdocs/credentials.mdにあります。`,
  },
  signedBy: (name) => `署名者：${name}。`,
  leftOut: {
    location: (photo) => leftOut(photo, "結果に残さない位置情報を含むおそれがあるためです。"),
    cropped: (photo) => leftOut(photo, "トリミングで除いた部分の画像を含むためです。"),
    large: (photo) => leftOut(photo, "データが大きすぎるためです。"),
    unreadable: (photo) => leftOut(photo, "読み取れないためです。"),
  },
};
