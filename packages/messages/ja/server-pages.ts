import type { serverPages as English } from "../en/server-pages.ts";
import { format } from "./notation.ts";

export const serverPages: typeof English = {
  signIn: {
    title: "サインイン",
    signedIn: "サインインしました",
    closeWindow: "サインインしました。このウィンドウは閉じてかまいません。",
    notSignedIn: "サインインできませんでした",
    back: "Matteに戻る",
    failures: {
      cancelled: "サインインはキャンセルされました。",
      expired: "このサインインは、期限切れか、使用済みか、別のブラウザーで始めたものです。",
      unverified: "アカウントのメールアドレスが確認されていません。",
      rejected: "サインインできませんでした。",
      unreachable: "認証サービスが応答しません。",
    },
  },
  provider: {
    notice: "これは開発とテストのための、Matte自身のサインインです。どのアドレスでも使え、メールは送信されません。",
    email: "メールアドレス",
    emailInvalid: "ada@example.comのような形式で入力してください。",
    submit: "続ける",
    broken: "このサインインは続けられません",
    expired: "期限が切れているか、別のブラウザーで始めたものです。",
  },
  privateFront: {
    title: "プライベート",
    heading: "あなただけのMatte",
    photosStay:
      "写真には、このブラウザーの中でフレームを付けます。写真がどこかへ送られることはなく、このサーバーにも送られません。",
    onThisMachine: "これらのページを開けるのは、このコンピューターだけです。",
    behindPassword: "これらのページを開けるのは、パスワードを知っている人だけです。",
    open: "エディターを開く",
    help: "ヘルプ",
  },
  password: {
    title: "パスワード",
    heading: "Matte",
    notice: "このMatteはプライベートです。パスワードを入力してください。",
    label: "パスワード",
    submit: "続ける",
    wrong: "パスワードが違います。もう一度お試しください。",
    busy: "現在、入力が集中しています。数秒してからもう一度お試しください。",
    tooMany: (seconds) => `入力の回数が多すぎます。${format.number(seconds)}秒後にもう一度お試しください。`,
  },
  checkout: {
    title: "開発用のお支払い画面",
    notice: "これは開発とテストのための、Matte自身のお支払い画面です。料金は発生しません。",
    order: (price, billing, email) => `${email}、1か月あたり${price}（${billing}）`,
    pay: "支払う（テスト）",
    cancel: "キャンセル",
    noSubscription: "お支払い中のプランはありません。",
    subscribedTo: "お支払い中のプラン",
    cancelSubscription: "サブスクリプションを解約（テスト）",
    back: "アカウントに戻る",
  },
};
