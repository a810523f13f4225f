/** The guide's pages about the picture itself: how it is encoded, and HDR. */
import type { helpPicture as English } from "../en/help-picture.ts";
import type { HelpPageText } from "../help-text.ts";
import { rich } from "../rich-text.ts";

const method: HelpPageText = {
  title: "导出方式",
  summary: "JPEG 不会重新编码：它自己的数据原样保留，只有相框是新的。状态栏显示什么，以及为什么。",
  shot: "状态栏：无损 JPEG、像素尺寸和文件大小。",
  sections: {
    "lossless-jpeg": {
      title: "无损 JPEG",
      words: "质量 画质 压缩 逐位 quality compression bit for bit",
      blocks: [
        {
          text: rich(
            "存储 JPEG 通常会损失质量，因为每个像素都要重新编码。Matte 把照片自己的压缩数据复制到新文件中，只编码相框。此时状态栏显示<ui>无损 JPEG</ui>。",
          ),
        },
        {
          text: "为此，照片必须对齐文件的编码块网格，所以衬纸可能移动最多 8 px。照片上的文字、印记或圆角只改变它们所覆盖的编码块。",
        },
      ],
    },
    "encoded-again": {
      title: "何时重新编码",
      words: "再压缩 有损 质量 原因 recompressed lossy quality reason",
      blocks: [
        {
          text: rich("这时状态栏显示 <code>JPEG 95%</code>，括号中是原因。常见的有："),
        },
        {
          terms: [
            [
              "按预设调整了尺寸、按导出尺寸调整了尺寸",
              rich("像素有变化。请选择<ui>全尺寸</ui>，并以<ui>原始尺寸</ui>为预设。"),
            ],
            ["已拉直", "转动角度后的图片全是新像素。裁剪和 90 度旋转会保留数据。"],
            ["衬纸太窄，无法保留原始数据", "衬纸需要移动十分之一以上。请把它加宽。"],
            ["衬纸需移动 8 px 以上", "此文件的编码块较大。请把衬纸稍微加宽或收窄。"],
            ["说明无法移动，不能保留原始数据", "请加大衬纸或说明。"],
            ["灰度照片，彩色相框", "灰度 JPEG 无法带颜色。请选择白色、灰色或黑色。"],
            ["未保留原始数据", rich("<ui>保留原始 JPEG 数据</ui>已关闭，它在<ui>输出</ui>的<ui>更多输出设置</ui>中。")],
            ["数据损坏", "文件有错误。请从存储卡重新拷贝。"],
          ],
        },
        {
          text: rich(
            "此时质量为 95%，保留完整的色彩分辨率。可用<ui>质量</ui>更改。没有 WebAssembly 的浏览器总是重新编码。",
          ),
        },
      ],
    },
    "other-formats": {
      title: "其他格式",
      words: "16 位 文件大小 限制 16-bit file size limit",
      blocks: [
        {
          points: [
            rich("PNG 保留每一个像素。16 位的照片仍是 16 位：<code>16 位 PNG</code>。"),
            "RAW、HEIC、AVIF、TIFF 和 JPEG XL 不能写入。RAW 文件自带的 JPEG 可以无损装框；其余会变成 JPEG、PNG 或 WebP。",
            rich(
              "在<ui>导出尺寸</ui>中选择<ui>文件大小</ui>时，先无损地节省字节，再降低质量，最后才缩小尺寸；状态栏会说明做到了哪一步。",
            ),
          ],
        },
      ],
    },
    "left-out": {
      title: "未保留的内容",
      words: "C2PA 元数据 位置 metadata location GPS",
      blocks: [
        {
          text: rich(
            "“不含”之后列出没有带上的内容：动态照片的视频、深度图、内容凭据。打开<ui>保留原文件的还原数据</ui>后，拆除相框时凭据会一并恢复：见<unframe>拆除相框</unframe>。",
          ),
        },
        {
          text: rich("颜色配置文件和相机数据会保留。你的位置会被去除，除非打开<ui>保留位置（GPS）</ui>。"),
        },
      ],
    },
  },
};

const hdr: HelpPageText = {
  title: "HDR 照片",
  summary: "新款手机或相机拍的照片，装框后仍是 HDR。在哪里能看到，何时会丢失。",
  sections: {
    "what-stays": {
      title: "哪些仍是 HDR",
      words: "增益图 亮度 高光 gain map Ultra HDR Apple brightness",
      blocks: [
        {
          text: rich(
            "Pixel、Galaxy、iPhone 等拍的 JPEG 带有增益图，即记录高光亮度的第二张图。Matte 把它与照片一起装框。衬纸只有普通白色的亮度，所以发光的是照片，而不是相框。",
          ),
        },
        {
          points: [
            "带增益图的 HEIC 和 AVIF 会变成带增益图的 JPEG。",
            "PQ 或 HLG 的 PNG 以 PNG 保持 HDR。",
            rich("此时状态栏以 <code>HDR</code> 结尾。"),
          ],
        },
      ],
    },
    "where-it-shows": {
      title: "在哪里能看到",
      blocks: [
        {
          text: rich(
            "这类照片的预览上有 <ui>HDR</ui> 标记。在 HDR 屏幕上点击它，可看到照片本身的亮度；周围的预览仍以普通亮度显示。导出的文件需要 HDR 屏幕，以及能读取增益图的程序，例如 Chrome、Safari 或手机的照片应用。在其他地方，它看起来就是普通照片。",
          ),
        },
      ],
    },
    "when-it-is-lost": {
      title: "何时会丢失",
      blocks: [
        {
          terms: [
            [
              rich("<code>HDR 丢失</code>"),
              "格式无法承载 HDR：WebP、由带增益图的照片生成的 PNG、PQ 或 HLG 的 AVIF。组合装框的照片和轮播也会丢失。",
            ],
            [rich("<code>HDR 数据损坏</code>"), "增益图无法读取。照片本身没有问题。"],
          ],
        },
        { text: rich("在<ui>更多输出设置</ui>中关闭<ui>保留 HDR</ui>，可有意舍去 HDR。") },
        {
          text: "有些社交平台会在上传时去除增益图。请先用一张照片试试。",
        },
      ],
    },
  },
};

export const helpPicture: typeof English = { method, hdr };
