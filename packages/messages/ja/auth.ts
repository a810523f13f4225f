import type { auth as English } from "../en/auth.ts";
import { rich } from "../rich-text.ts";

export const auth: typeof English = {
  signIn: "Googleでサインイン",
  enterPassword: "パスワードを入力",
  signOut: "サインアウト",
  screen: {
    title: "Matteへようこそ",
    invitation: "サインインして、写真にマットを付けてみましょう",
    invitationWithLook: "サインインして、写真にマットを付けてみましょう。ルックはそのまま残ります。",
    terms: rich(
      "サインインすると、<terms>利用規約</terms>に同意したことになります。保存される内容と期間は<privacy>プライバシーのページ</privacy>にあります。",
    ),
    picture: {
      label: "フレーム付きの写真",
      alt: "朝霧の上に連なる森の稜線。白いマット",
      title: "稜線、夜明けの光",
      origin: "コンピューターで生成、2026年",
    },
  },
  almostThere: "あと少しです",
  sessionEnded: "セッションが終了しました。作業内容はそのまま残っています。",
  signInLeaves: "サインインするとこのページから移動し、写真が閉じます。先に書き出してください。",
  failures: {
    "sign-in": "サインインできませんでした。",
    "sign-out": "サインアウトできませんでした。",
    load: "アカウントを読み込めませんでした。",
  },
  signedOut: "サインインしていません。",
  deletionUncertain:
    "サーバーが応答しないため、アカウントが削除されていない可能性があります。しばらくしてからもう一度お試しください。",
};
