import type { documents as English } from "../en/documents.ts";

const about =
  "Matteは、写真に縁、クレジット、カメラのデータを添えるツールです。ブラウザーの中で動き、写真を傷めません。";

export const documents: typeof English = {
  descriptions: {
    landing: `${about}無料で試せます。`,
    tool: "写真にマット、細い線、キャプションを付けて、JPEGやPNGに書き出します。JPEGは元のデータをそのまま保ちます。",
    account: "プラン、回答、データの管理と、アカウントの削除。",
    checkout: "ProまたはStudioへのアップグレード。いつでも解約でき、30日間の返金保証付きです。",
    device: "デバイスに表示されたコードを入力して、アカウントにサインインさせます。",
    admin: "管理者向けの統計、ユーザー、画像。",
    looks: "ほかの人が作ったマットを、Matteの写真に掛けて見られます。アカウントがなくても、自分の写真で試せます。",
    lookWithdrawn:
      "このルックは取り下げられました。ほかのルックは一覧ページにあります。アカウントがなくても、写真で試せます。",
    help: "Matteで写真にフレームやキャプションを付け、トリミングし、書き出す方法。検索できる、短い10ページのガイドです。",
    terms: "Matteと、Matteで作ったものについて、できること、かかる費用、お互いの責任。",
    privacy: "Matteがあなたと写真について何を、どこに、どれだけの期間保存するか、どうすれば削除できるか。",
    newsletter:
      "Matteの新機能と、写真にフレームを付けるアイデアを、多くても月に1回お届けします。登録解除は1クリックです。",
    confirm: "1クリックでメールアドレスを確認すると、Matteのニュースレターが多くても月に1回届きます。",
    unsubscribe: "1クリックで登録を解除します。メールアドレスはリストから削除されます。",
    notFound: about,
  },
  noScript: "Matteはこのブラウザーの中で写真にフレームを付けます。そのためにJavaScriptが必要です。",
  app: {
    name: "Matte",
    description: "写真にマット、クレジット、カメラのデータを添えます。写真は傷めません。",
  },
};
