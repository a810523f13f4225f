/** Texts in the command line's manual page but not in its help. */
import type { cliManual as English } from "../en/cli-manual.ts";

export const cliManual: typeof English = {
  title: "Matte 手册",
  summary: "为照片装框",
  headings: {
    name: "名称",
    synopsis: "概要",
    description: "描述",
    options: "选项",
    commands: "命令",
    exits: "退出状态",
    environment: "环境变量",
    files: "文件",
    examples: "示例",
  },
  description: [
    "款式描述相框：可以是内置款式，也可以是编辑器导出的文件。结果与浏览器的导出是同样的文件，逐字节一致。只要款式允许，JPEG 会保留自己的数据，不重新编码。",
    "结果写入一个文件夹，默认为“framed”。每个结果要么完整写入，要么不写入。已有的结果会跳过，因此再次运行即可继续。只有使用 --in-place 才会替换照片，已装框的照片会跳过；加上 --force 则更改它们的相框。由 Matte 装框的文件，会取出其中的照片装框，并使用文件记住的文字；--again 则按文件现状装框。",
    "说明来自选项 --title、--location、--credit 和 --alt，以及 --captions 的表格：须为 CSV，含有“文件名”一列，并可含“题名”“地点”“照片署名”“其他署名”“相机”“镜头”“胶片”和“替代文本”各列，与编辑器导出的相同。除替代文本只写入文件外，其余都会打开说明。它们优先于文件记住的文字；文件记住的文字优先于款式文件中的文字（其 JSON 中的“texts”对象，例如“photoBy”）；款式文件中的文字优先于照片的元数据。花括号中的字段，例如 {city}，取自照片。",
    "使用 --shard 时，拿到同一列表的各台电脑各装框一份，彼此无需知道对方。照片属于哪一份，只取决于文件名。某一份被中止后，再次运行即可，已有的结果会跳过。",
    "使用 --credentials 时，结果会带有内容凭据（C2PA）：经过签名的声明，说明照片被打开和编辑过；经过裁剪、调整尺寸或置入的，也会如实写明。照片自带的凭据会一并保留，除非其中可能含有位置或显示了裁掉的部分，而结果中没有这些内容。不认识证书签发机构的读取程序会显示来源未知。",
    "数据写到标准输出，消息写到标准错误。",
  ],
  environment: {
    "LC_ALL, LC_MESSAGES, LANG": "帮助和消息的语言，例如 zh_CN.UTF-8；--lang 优先。",
    XDG_CONFIG_HOME: "设置所在的文件夹，代替 ~/.config。",
    "JOB_COMPLETION_INDEX, JOB_COMPLETIONS": "在 Kubernetes 的 Indexed Job 中，--shard auto 所取的一份。",
    "SLURM_ARRAY_TASK_ID, SLURM_ARRAY_TASK_COUNT": "在 Slurm 的作业数组中，--shard auto 所取的一份。",
    "AWS_BATCH_JOB_ARRAY_INDEX, AWS_BATCH_JOB_ARRAY_SIZE": "在 AWS Batch 的数组作业中，--shard auto 所取的一份。",
    NO_COLOR: "没有作用，因为消息不带颜色。",
  },
  files: {
    "~/.config/matte/account.json": "已登录的账号；在 macOS 上位于 ~/Library/Application Support/matte。",
  },
};
