/** The guide's pages about series and about frames that come off. */
import type { helpFiles as English } from "../en/help-files.ts";
import type { HelpPageText } from "../help-text.ts";
import { rich } from "../rich-text.ts";

const series: HelpPageText = {
  title: "一个系列的照片",
  summary: "一次为一批照片装框，把几张放进一个相框，切成轮播，或挂上墙面。",
  shot: "横向组合装框的三张照片，以及“组合”分区。",
  sections: {
    batches: {
      title: "批量",
      words: "文件夹 多张 选择 排序 ZIP folder several selection sort",
      blocks: [
        {
          text: rich(
            "拖入文件或文件夹，或点击<ui>打开文件夹</ui>。设置用于所有照片，说明只写到<ui>应用于</ui>所指的照片。<ui>导出</ui>得到一个 ZIP。在 Chrome 和 Edge 中，<ui>导出到文件夹</ui>会改为写入文件旁的 <code>framed</code> 文件夹，跳过已有的文件，崩溃之后也能继续。",
          ),
        },
        {
          text: rich(
            "按住 <key>Shift</key> 或 <key>Ctrl</key> 点击可选多张，在手机上用<ui>选择</ui>。此后款式、说明、裁剪和导出只作用于所选照片。<ui>排序</ui>可按名称、时间或星级排列。",
          ),
        },
        { text: rich("<ui>同时导出</ui>可在同一次导出中增加其他尺寸，各放在自己的文件夹中。") },
      ],
      plan: "一次处理多张照片是 Pro 的功能。",
    },
    together: {
      title: "组合照片",
      words: "双联 三联 拼图 网格 diptych triptych collage grid",
      blocks: [
        {
          text: rich(
            "选择二到九张照片，按 <key>T</key>，或使用列表菜单中的<ui>组合装框</ui>。它们会成为一张图片：<ui>横排</ui>、<ui>竖排</ui>或<ui>网格</ui>，并留出<ui>间距</ui>。<ui>拆开</ui>可重新分开。",
          ),
        },
        {
          text: rich(
            "JPEG 的尺寸、采样和颜色配置文件相同，旋转方向也一致时，会保留数据；否则<method>导出方式</method>会说明差别。请先裁剪，再组合照片。",
          ),
        },
      ],
      plan: "组合照片是 Pro 的功能。",
    },
    carousel: {
      title: "轮播",
      words: "滑动 全景 Instagram slides swipe panorama",
      blocks: [
        {
          text: rich(
            "把<ui>社交预设</ui>设为<ui>轮播</ui>，再设定<ui>页数</ui>。一张图片会无缝铺满二到十页，预览中会显示切线。文件名以 <code>-1</code>、<code>-2</code> 等结尾，与发布的顺序一致。",
          ),
        },
      ],
      plan: "轮播是 Pro 的功能。",
    },
    wall: {
      title: "把系列挂上墙",
      words: "展览 悬挂 画廊 顺序 exhibition hang gallery order",
      blocks: [
        {
          text: rich(
            "按 <key>W</key>，或点击图片下方的<ui>挂墙视图</ui>。所有装框的照片会以同一比例尺并排悬挂。拖动可改变顺序，也可按 <key>Alt</key> 加方向键；双击可打开一张。<ui>导出墙面</ui>会保存一张图片，或轮播的各页。",
          ),
        },
      ],
    },
    "contact-sheet": {
      title: "小样页和 PDF",
      words: "打印 索引 缩略图 print index",
      blocks: [
        {
          text: rich(
            "把<ui>导出格式</ui>设为 <ui>PDF</ui>：一个文件，每张照片一页，按打印尺寸排版。<ui>导出</ui>菜单中的<ui>小样页…</ui>会把许多照片放在一页上，每张下方有题名和地点。其中的 JPEG 保留自己的数据。<command>命令行</command>也能写出同样的文件：",
          ),
        },
        {
          shell:
            "matte frame *.jpg --pdf prints.pdf\nmatte frame *.jpg --pdf contact.pdf --contact-sheet --columns 3 --rows 4",
        },
      ],
      plan: "PDF 是 Pro 的功能。",
    },
  },
};

const unframe: HelpPageText = {
  title: "拆除相框",
  summary: "只凭导出的文件，就能更改去年的相框，或拆除相框，取回原来的照片。",
  shot: "重新打开的导出：“已在这里装框”，以及“更改相框”和“拆除相框”按钮。",
  sections: {
    "open-an-export": {
      title: "打开导出的文件",
      words: "撤销 去除 边框 更改 undo remove border change again",
      blocks: [
        {
          text: "添加一个由 Matte 导出的文件。它记得自己的款式、文字，以及照片所在的位置。编辑器会问你要做什么：",
        },
        {
          terms: [
            [rich("<ui>更改相框</ui>"), "照片会从相框中取出，款式和文字保持原样。更改后再次导出即可。"],
            [rich("<ui>拆除相框</ui>"), "取出照片，不带相框。"],
            [rich("<ui>再次装框</ui>"), "在第一个相框外再加一个。"],
          ],
        },
        {
          text: "无损导出的照片会无损地取回：数据与原文件相同。HDR 照片仍是 HDR。",
        },
      ],
    },
    "byte-for-byte": {
      title: "逐字节还原原文件",
      words: "还原 恢复 restore recover",
      blocks: [
        {
          text: rich(
            "导出前，在<ui>更多输出设置</ui>中打开<ui>保留原文件的还原数据</ui>。文件会同时存入自己缺少的那部分原文件内容，<ui>拆除相框</ui>便能还给你逐字节一致的原文件。经过裁剪的照片没有还原数据，否则会留下你裁掉的部分。",
          ),
        },
      ],
    },
    "when-it-cannot": {
      title: "何时不能拆除",
      blocks: [
        {
          points: [
            "文件后来被其他程序存储过，或被社交平台重新编码。",
            rich("照片装框时经过重新编码：当时<method>导出方式</method>会注明。"),
            rich("<ui>在文件中记住相框</ui>已关闭。"),
            rich("<ui>照片上的印记</ui>会有意留下。徽标不在文件中，请重新添加。"),
          ],
        },
        { text: "请保留原文件。Matte 不是归档工具。" },
      ],
    },
  },
};

export const helpFiles: typeof English = { series, unframe };
