import type { cliManual as English } from "../en/cli-manual.ts";

export const cliManual: typeof English = {
  title: "Matteのマニュアル",
  summary: "写真にフレームを付ける",
  headings: {
    name: "名前",
    synopsis: "書式",
    description: "説明",
    options: "オプション",
    commands: "コマンド",
    exits: "終了ステータス",
    environment: "環境変数",
    files: "ファイル",
    examples: "例",
  },
  description: [
    "フレームはルックで指定します。組み込みのルックか、エディターで書き出したファイルを使えます。結果は、ブラウザーでの書き出しと1バイトも違いません。ルックの条件が合えば、JPEGは元のデータを保ち、再エンコードされません。",
    "結果はフォルダーに入ります。既定は「framed」です。各結果は完全に書き込まれるか、まったく書き込まれないかのどちらかです。すでにある結果は飛ばすので、もう一度実行すると続きから始まります。写真が置き換わるのは--in-placeを付けたときだけで、すでにフレームの付いた写真は飛ばします。--forceも付けると、そのフレームを変更します。Matteでフレームを付けたファイルは、中の写真と、記録されたテキストを使って付け直します。--againを付けると、今のままの画像にフレームを付けます。",
    'キャプションは、オプションの--title、--location、--credit、--altと、--captionsの表から取ります。表はCSVで、「ファイル名」の列と、「題名」「撮影地」「写真クレジット」「追加クレジット」「カメラ」「レンズ」「フィルム」「代替テキスト」のうち任意の列があり、エディターの書き出しと同じ形です。ファイルの中だけに書き込む代替テキストを除き、指定するとキャプションがオンになります。これらは、ファイルに記録されたテキストより優先されます。記録されたテキストは、ルックのファイルのテキスト（JSONの"photoBy"などを含むオブジェクト"texts"）より優先され、ルックのファイルのテキストは写真のメタデータより優先されます。{city}のような波かっこのフィールドの値は、写真から取ります。',
    "--shardを使うと、同じ一覧を渡された複数のコンピューターが、互いに連絡を取らずに1つずつの分担を処理します。写真の分担はファイル名だけで決まります。途中で止まった分担は、もう一度実行すると、すでにある結果を飛ばして続けます。",
    "--credentialsを使うと、結果にコンテンツクレデンシャル（C2PA）が付きます。写真を開いて編集したこと、該当する場合はトリミング、リサイズ、配置したことの、署名付きの記録です。写真にすでにあるクレデンシャルも並べて残ります。ただし、結果に残さない位置情報を含むおそれがあるか、トリミングで除いた部分を示すものは残りません。証明書の認証局を知らない検証ソフトは、出所を不明と表示します。",
    "データは標準出力に、メッセージは標準エラー出力に書き込みます。",
  ],
  environment: {
    "LC_ALL, LC_MESSAGES, LANG": "ヘルプとメッセージの言語（例：ja_JP.UTF-8）。--langが優先されます。",
    XDG_CONFIG_HOME: "~/.configの代わりに使う設定フォルダー。",
    "JOB_COMPLETION_INDEX, JOB_COMPLETIONS": "KubernetesのIndexed Jobでの、--shard autoの分担。",
    "SLURM_ARRAY_TASK_ID, SLURM_ARRAY_TASK_COUNT": "Slurmのジョブ配列での、--shard autoの分担。",
    "AWS_BATCH_JOB_ARRAY_INDEX, AWS_BATCH_JOB_ARRAY_SIZE": "AWS Batchの配列ジョブでの、--shard autoの分担。",
    NO_COLOR: "メッセージに色を使わないため、効果はありません。",
  },
  files: {
    "~/.config/matte/account.json":
      "サインイン中のアカウント。macOSでは~/Library/Application Support/matteにあります。",
  },
};
