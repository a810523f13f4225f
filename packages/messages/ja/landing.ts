import type { landing as English } from "../en/landing.ts";
import { rich } from "../rich-text.ts";
import { landingPictures } from "./landing-pictures.ts";
import { landingProofs } from "./landing-proofs.ts";

export const landing: typeof English = {
  pictures: landingPictures,
  skip: "本文へ移動",
  navigation: {
    label: "メイン",
    menu: "メニュー",
    signIn: "サインイン",
    sections: {
      "how-it-works": "使い方",
      features: "特長",
      roadmap: "ロードマップ",
      pricing: "料金",
      faq: "よくある質問",
      testimonials: "利用者の声",
      cta: "始める",
    },
  },
  hero: {
    label: "はじめに",
    title: "すべての写真に、余白という部屋を。",
    lead: "Matteは、写真のまわりに縁とクレジットとカメラのデータを添えます。スマートフォンで1つの投稿が見られる時間は1.7秒。余白は、その目を引き止めます。",
    trusted: "100人以上のベータクリエイターが利用中",
  },
  gallery: {
    label: "ギャラリー",
    carousel: "カルーセル",
    slide: "スライド",
    pause: "一時停止",
    previous: "前へ",
    next: "次へ",
    rendered: "撮影ではなく、生成した画像です",
    place: (place, all) => `${place} / ${all}`,
  },
  hang: {
    action: "自分の写真を掛ける",
    hint: "写真をフレームの上にドロップ。写真はデバイスの外に出ません。",
    here: "離すと、掛かります。",
  },
  artists: {
    title: "余白を教えてくれた作家",
    note: "作品の縁にこだわった作家たち。誰ひとり、Matteのことは知りません。",
    list: [
      { name: "Julia Margaret Cameron", years: "1815–1879" },
      { name: "Gustave Le Gray", years: "1820–1884" },
      { name: "Anna Atkins", years: "1799–1871" },
      { name: "James McNeill Whistler", years: "1834–1903" },
      { name: "Frederick H. Evans", years: "1853–1943" },
      { name: "Edgar Degas", years: "1834–1917" },
      { name: "Eugène Atget", years: "1857–1927" },
      { name: "Vilhelm Hammershøi", years: "1864–1916" },
    ],
  },
  features: {
    title: "特長",
    statement: "ギャラリーがプリントにする3つのことを、ファイルに。",
    pictures: "フレームを付けた3枚の写真",
    list: [
      {
        title: "額装の技",
        text: "縁は0〜30%、色は自由。写真の端に、細い線を添えます。",
      },
      {
        title: "確かな来歴",
        text: "クレジット、撮影地、カメラのデータを、写真の下とファイルの中に。写真が持つコンテンツクレデンシャルは表示でき、元のファイルに戻すと一緒に戻ります。証明書のあるサーバーは、書き出しに署名します。",
      },
      {
        title: "作者の印",
        text: "あなたの印を、決めた大きさで、どの写真でも同じ場所に。設定は一度きりです。",
      },
    ],
  },
  proofs: landingProofs,
  scenarios: {
    title: "活用例",
    list: {
      "use-teacher": {
        title: "写真の先生",
        text: "クラス全員の作品に、焦点距離、絞り、シャッタースピード、感度を添えて返せます。30枚を入れればZIPが1つ。どの写真にも、その写真のデータが入ります。",
        label: "書き出しの例。露出は一例です。",
      },
      "use-photographer": {
        title: "フォトグラファー",
        text: "キャプションが読まれない場所でも名前が伝わるプレビューを納品できます。JPEGは元のデータを1ビットも変えません。新しいのは縁だけです。",
        label: "JPEGの書き出し例。",
      },
      "use-painter": {
        title: "画家",
        text: "撮影した絵を、実際に掛けるときのように。広いマットに、題名と制作年。すべての作品に同じ余白を付ければ、シリーズになります。",
        label: "書き出しの例。リネン、16%。",
      },
      "use-producer": {
        title: "プロデューサー",
        text: "フォトグラファー、デザイナー、照明。関わった全員の名前を、写真の下に1行ずつ。同じ名前がファイルにも書き込まれ、写真と一緒に届きます。",
        label: "追加クレジット入りの書き出し例。",
      },
      "use-influencer": {
        title: "インフルエンサー",
        text: "1枚の写真を、投稿にも、ストーリーズにも、正方形にも。隅まで切り落とさず、足りないところはマットが埋めます。",
        label: "書き出しの例。1080 × 1920 px。",
      },
    },
  },
  howItWorks: {
    title: "使い方",
    statement: "手順は3つ。楽しいのは2つ目です。",
    upload: {
      title: "写真をアップロード",
      text: (formats) => `スマートフォンやカメラの${formats}。インストールは要りません。`,
    },
    frame: {
      title: "マットを選ぶ",
      text: "クレジットとメタデータも添えます。プレビューは、書き出しをそのまま小さくしたものです。",
    },
    share: {
      title: "書き出す、または共有する",
      text: "フルサイズで。または、投稿、ストーリーズ、正方形の寸法に合わせて。",
    },
  },
  roadmap: {
    title: "ロードマップ",
    summary: "2025年第4四半期から2026年第4四半期までの5項目",
    shipped: (count) => `${count}件完了`,
    done: "完了",
    plans: {
      "Q4 2025": "質感のあるマットのライブラリー",
      "Q1 2026": "アーティストプロフィールのプリセットボタン",
      "Q2 2026": "AIによるサインと文字のフィルター",
      "Q3 2026": "コミュニティからの投稿",
      "Q4 2026": "Pro向けの紹介、アフィリエイト、収益化",
    },
  },
  pricing: "料金",
  testimonials: {
    title: "利用者の声",
    quote: (text) => `「${text}」`,
    number: (number) => `利用者の声 ${number}`,
    next: "次へ",
    list: [
      {
        text: "生徒たちの議論が、設定の話から写真の話になりました。設定なら、写真の下に書いてありますから。",
        author: "写真の先生、ベータテスター",
      },
      {
        text: "結婚式1件分のプレビューに、まとめてフレームを付けます。どこへ渡っても、1枚ごとに私の名前が入っています。",
        author: "ウェディングフォトグラファー、ベータテスター",
      },
      {
        text: "広い余白と1行の文字。スマートフォンで見る私の絵が、図録と同じ佇まいになりました。",
        author: "画家、ベータテスター",
      },
    ],
  },
  faq: {
    title: "よくある質問",
    commercial: {
      title: "書き出したものを商用利用できますか？",
      text: "はい。有料プランには商用利用の権利が含まれます。",
    },
    photos: {
      title: "写真はどう扱われますか？",
      text: rich(
        "写真には、ブラウザーの中でフレームを付けます。各写真の小さなプレビューと、書き出しのコピーはサーバーに保存され、開けるのはあなたと管理者だけです。データは安全に処理され、共有されることはありません。<privacy>何が、どこに、どれだけの期間保存されるか</privacy>",
      ),
    },
    upgrade: {
      title: "後からアップグレードできますか？",
      text: rich(
        "はい。<account>アカウントページ</account>からいつでもアップグレードできます。設定した内容はそのまま残ります。",
      ),
    },
  },
  signIn: {
    title: "サインイン",
    statement: "おかえりなさい。設定は、そのまま残っています。",
    button: "Googleでサインイン",
  },
  closing: { title: "次の1枚を、きちんと掛ける。", button: "無料で始める" },
  footer: {
    copyright: (year) => rich(`© <year>${year}</year> Matte. 無断転載を禁じます。`),
    navigation: "ページ",
    looks: "みんなのルック",
    help: "ヘルプ",
    terms: "利用規約",
    privacy: "プライバシー",
    newsletter: "ニュースレター",
  },
};
