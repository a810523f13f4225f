/** The guide's pages about the command line and about privacy. */
import type { helpOutside as English } from "../en/help-outside.ts";
import type { HelpPageText } from "../help-text.ts";
import { rich } from "../rich-text.ts";

const command: HelpPageText = {
  title: "命令行",
  summary: "从终端、脚本或其他程序为整个文件夹装框，得到的文件与编辑器逐字节一致。",
  sections: {
    start: {
      title: "开始",
      blocks: [
        {
          shell:
            'matte frame photo.jpg\nmatte frame *.jpg --look museum --out prints\nmatte frame *.jpg --credit "Ada Holm" --location "{city}, {country}"',
        },
        {
          text: rich(
            "结果写入 <code>framed/</code>，或 <code>--out</code> 指定的位置。你的文件保持不变。已有的结果会跳过，因此再次运行即可继续；<code>--force</code> 会替换它们。<code>matte looks</code> 列出款式，<code>--look</code> 也接受<ui>导出款式</ui>得到的文件。",
          ),
        },
      ],
      plan: rich(
        "<code>matte sign-in</code> 让这台电脑登录，使用你账号的方案。不登录时，一次只能为一张照片装框，并带水印。",
      ),
    },
    captions: {
      title: "每张照片各有说明",
      blocks: [
        {
          text: rich("导出<ui>编辑说明</ui>的表格，或在电子表格中自己编写。每一行以文件名指明照片。"),
        },
        { shell: "matte frame *.jpg --captions captions.csv --preset portrait-4x5 --out social" },
      ],
    },
    inspect: {
      title: "装框前先查看",
      blocks: [
        { shell: "matte inspect photo.jpg\nmatte frame *.jpg --dry-run" },
        {
          text: rich(
            "<code>matte inspect</code> 说明照片会怎样导出、相机写入了什么，以及内容凭据的内容。<code>--dry-run</code> 只列出将要写入的内容，不写入任何文件。",
          ),
        },
      ],
    },
    more: {
      title: "文件夹、裁剪和大型任务",
      words: "自动化 脚本 Lightroom darktable Kubernetes automation script",
      blocks: [
        {
          shell:
            "matte watch ~/Pictures/export\nmatte frame photo.jpg --crop 4:5 --max-kb 2000\nmatte frame *.jpg --shard 2/4\nmatte unframe framed/*.jpeg",
        },
        {
          text: rich(
            "<code>matte watch</code> 为进入文件夹的照片装框。<code>--shard</code> 把任务分给多台电脑。Lightroom Classic 和 darktable 可以在导出时调用 Matte。<code>matte help frame</code> 列出所有选项。",
          ),
        },
      ],
    },
  },
};

const privacy: HelpPageText = {
  title: "隐私与保存位置",
  summary: "照片在你的浏览器中装框。哪些留在你的设备上，服务器存储什么，以及如何删除。",
  shot: "下次打开时：编辑器中有一张新照片，上方提示可恢复上次的照片。",
  sections: {
    "on-your-device": {
      title: "在你的设备上",
      words: "恢复 崩溃 离线 存储 丢失 restore crash offline storage lost",
      blocks: [
        {
          text: rich(
            "照片由你的浏览器打开、装框和写入。工作期间，列表、说明和设置保存在浏览器的存储中。崩溃或重新加载之后，编辑器会显示<ui>你的照片还在这里</ui>：可以恢复，或点击<ui>重新开始</ui>。",
          ),
        },
        {
          points: [
            "拖入的照片从原处打开；其他照片会复制到浏览器的存储中，最多 2 GB。",
            "重新加载之后，没有可撤销的操作。",
            "无痕窗口什么也不保存：请在关闭前导出。",
            "留下的内容在 14 天后删除，退出登录时也会删除。编辑器会先询问。",
          ],
        },
        { text: "加载之后，编辑器没有网络也能工作。需要发送的内容会等到联网时。" },
      ],
    },
    "in-the-file": {
      title: "在导出的文件中",
      words: "元数据 位置 metadata location GPS EXIF",
      blocks: [
        {
          text: rich(
            "导出的文件包含你印上的内容、你的署名和相机数据。只有打开<ui>保留位置（GPS）</ui>，才会包含你的位置。<ui>由 GPS 取得地名</ui>会印上城市和国家/地区；位置本身不会离开你的浏览器。",
          ),
        },
        {
          text: rich(
            "只要没有关闭<ui>在文件中记住相框</ui>，文件还会包含你的款式和文字，约 0.5 KB，以便日后<unframe>拆除相框</unframe>。",
          ),
        },
      ],
    },
    "on-the-server": {
      title: "在服务器上",
      words: "上传 删除 账号 数据 upload delete account data",
      isPublic: true,
      blocks: [
        {
          points: [
            "你的账号：邮箱地址、姓名、方案和回答。",
            "你加载的每张照片：一张 600 px 的预览图和文件名。",
            rich("每次导出：一份副本。可在账号页面用<ui>存储导出的副本</ui>关闭。"),
          ],
        },
        {
          text: rich(
            "预览图和副本不含相机数据和地点，只有你和管理员能打开。账号页面的<ui>图片</ui>显示共有多少，<ui>全部删除</ui>可将其清除。你也可以在那里下载与你有关的所有数据，或删除账号。",
          ),
        },
      ],
      plan: "使用 Pro 和 Studio 时，设置和徽标随账号同步；使用 Free 时，只留在此浏览器中。",
    },
    "on-this-server": {
      title: "在此服务器上",
      words: "上传 upload",
      isPrivate: true,
      blocks: [
        {
          text: "这个 Matte 是私有的。照片和导出绝不会发送给它。它存储你的设置、款式和徽标，让打开它的每个浏览器都能用上。",
        },
      ],
    },
  },
};

export const helpOutside: typeof English = { command, privacy };
