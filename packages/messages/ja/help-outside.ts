import type { helpOutside as English } from "../en/help-outside.ts";
import type { HelpPageText } from "../help-text.ts";
import { rich } from "../rich-text.ts";

const command: HelpPageText = {
  title: "コマンドライン",
  summary:
    "ターミナル、スクリプト、ほかのソフトから、フォルダーごとフレームを付けます。結果はエディターの書き出しと1バイトも違いません。",
  sections: {
    start: {
      title: "始める",
      blocks: [
        {
          shell:
            'matte frame photo.jpg\nmatte frame *.jpg --look museum --out prints\nmatte frame *.jpg --credit "Ada Holm" --location "{city}, {country}"',
        },
        {
          text: rich(
            "結果は<code>framed/</code>、または<code>--out</code>で指定した場所に入ります。元のファイルは変わりません。すでにある結果は飛ばすので、もう一度実行すると続きから始まります。置き換えるには<code>--force</code>を使います。<code>matte looks</code>でルックの一覧を表示します。<code>--look</code>には、<ui>ルックを書き出す</ui>で作ったファイルも指定できます。",
          ),
        },
      ],
      plan: rich(
        "<code>matte sign-in</code>でコンピューターをサインインさせると、アカウントのプランが使えます。サインインしない場合は、一度に1枚ずつ、透かし入りになります。",
      ),
    },
    captions: {
      title: "写真ごとのキャプション",
      blocks: [
        {
          text: rich(
            "<ui>キャプションを編集</ui>の表を書き出すか、表計算ソフトで作ります。各行は、ファイル名で写真を指定します。",
          ),
        },
        { shell: "matte frame *.jpg --captions captions.csv --preset portrait-4x5 --out social" },
      ],
    },
    inspect: {
      title: "フレームを付ける前に確かめる",
      blocks: [
        { shell: "matte inspect photo.jpg\nmatte frame *.jpg --dry-run" },
        {
          text: rich(
            "<code>matte inspect</code>は、写真がどう書き出されるか、カメラが何を記録したか、コンテンツクレデンシャルに何があるかを表示します。<code>--dry-run</code>は、書き出す予定のファイルを表示するだけで、何も書き出しません。",
          ),
        },
      ],
    },
    more: {
      title: "フォルダー、トリミング、大量の処理",
      words: "Lightroom darktable Kubernetes 自動化 スクリプト",
      blocks: [
        {
          shell:
            "matte watch ~/Pictures/export\nmatte frame photo.jpg --crop 4:5 --max-kb 2000\nmatte frame *.jpg --shard 2/4\nmatte unframe framed/*.jpeg",
        },
        {
          text: rich(
            "<code>matte watch</code>は、フォルダーに届いた写真にフレームを付けます。<code>--shard</code>は、1つの作業を複数のコンピューターで分担します。Lightroom Classicやdarktableの書き出しからMatteを呼び出すこともできます。すべてのオプションは<code>matte help frame</code>で確かめられます。",
          ),
        },
      ],
    },
  },
};

const privacy: HelpPageText = {
  title: "プライバシーと作業の保存先",
  summary:
    "写真にはブラウザーの中でフレームを付けます。デバイスに残るもの、サーバーに保存されるもの、その削除方法を説明します。",
  shot: "次に開いたとき。エディターには新しい写真、その上に前回の写真を復元する案内。",
  sections: {
    "on-your-device": {
      title: "デバイスに残るもの",
      words: "復元 クラッシュ オフライン 保存 消えた",
      blocks: [
        {
          text: rich(
            "写真を開くのも、フレームを付けるのも、書き出すのもブラウザーです。作業中の一覧、キャプション、設定はブラウザーのストレージに保存されます。クラッシュや再読み込みの後には<ui>写真は残っています</ui>と表示されるので、復元するか、<ui>最初から始める</ui>を押してください。",
          ),
        },
        {
          points: [
            "ドロップした写真は、元の場所から開きます。それ以外の写真は、2 GBまでブラウザーのストレージにコピーされます。",
            "再読み込みの後は、それより前の操作を元に戻せません。",
            "プライベートウィンドウには何も残りません。閉じる前に書き出してください。",
            "残した写真は、14日後とサインアウト時に削除されます。サインアウトでは、その前に確認します。",
          ],
        },
        {
          text: "エディターは、一度読み込めばネットワークがなくても動きます。送信が必要なものは、接続が戻るまで待ちます。",
        },
      ],
    },
    "in-the-file": {
      title: "書き出したファイルに入るもの",
      words: "メタデータ 位置情報 GPS EXIF",
      blocks: [
        {
          text: rich(
            "書き出したファイルには、キャプションに入れた内容、クレジット、カメラのデータが入ります。位置情報が入るのは、<ui>位置情報（GPS）を残す</ui>がオンのときだけです。<ui>GPSから地名を入れる</ui>は市区町村と国を入れますが、位置情報そのものはブラウザーの外に出ません。",
          ),
        },
        {
          text: rich(
            "<ui>フレームをファイルに記録</ui>がオフでなければ、ルックとテキストも約0.5 KB分入ります。これで後から<unframe>フレームを外せます</unframe>。",
          ),
        },
      ],
    },
    "on-the-server": {
      title: "サーバーに保存されるもの",
      words: "アップロード 削除 アカウント データ",
      isPublic: true,
      blocks: [
        {
          points: [
            "アカウント：メールアドレス、名前、プラン、回答。",
            "読み込んだ写真ごとに、600 pxのプレビューとファイル名。",
            rich("書き出しごとに、そのコピー。アカウントページの<ui>書き出しのコピーを保存</ui>でオフにできます。"),
          ],
        },
        {
          text: rich(
            "プレビューとコピーには、カメラのデータも場所も含まれません。開けるのは、あなたと管理者だけです。アカウントページの<ui>画像</ui>で枚数を確かめ、<ui>すべて削除</ui>で消せます。あなたについてのすべてのデータのダウンロードと、アカウントの削除も同じページでできます。",
          ),
        },
      ],
      plan: "ProとStudioでは、設定とロゴがアカウントに保存されます。Freeでは、このブラウザーに残ります。",
    },
    "on-this-server": {
      title: "このサーバーに保存されるもの",
      words: "アップロード",
      isPrivate: true,
      blocks: [
        {
          text: "このMatteはプライベートです。写真や書き出しがサーバーに送られることはありません。サーバーには設定、ルック、ロゴが保存され、ここを開くどのブラウザーでも使えます。",
        },
      ],
    },
  },
};

export const helpOutside: typeof English = { command, privacy };
