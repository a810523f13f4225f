/** The guide's pages about framing one photo: the first frame, captions, looks. */
import type { helpStart as English } from "../en/help-start.ts";
import type { HelpPageText } from "../help-text.ts";
import { rich } from "../rich-text.ts";

const firstFrame: HelpPageText = {
  title: "第一次装框",
  summary: "添加照片，选择衬纸，导出。只需一分钟，你自己的文件保持不变。",
  shot: "编辑器：左侧是设置，中间是装框的照片，右侧是照片列表。",
  sections: {
    "add-a-photo": {
      title: "添加照片",
      words: "打开 上传 导入 格式 open upload import CR3 NEF ARW DNG iPhone",
      blocks: [
        {
          text: rich(
            "把文件拖到编辑器的任意位置，点击<ui>添加照片</ui>（<key>Ctrl O</key>，Mac 上为 <key>⌘ O</key>），或直接粘贴。手边没有照片时，点击<ui>用样片试试</ui>。",
          ),
        },
        {
          text: "Matte 可以打开 JPEG、PNG、WebP、TIFF、AVIF、HEIC、JPEG XL 和相机 RAW。RAW 文件会以相机存在其中的 JPEG 打开。JPEG XL 需要能读取它的浏览器，例如 Safari。",
        },
      ],
    },
    "choose-a-frame": {
      title: "选择相框",
      words: "边框 留白 白边 卡纸 border margin passe-partout mat",
      blocks: [
        {
          steps: [
            rich("点击<ui>款式</ui>下的一种相框。预览就是导出的样子，只是小一些。"),
            rich(
              "更改想改的地方。<ui>衬纸</ui>中有大小、颜色和纹理，<ui>线条</ui>是照片四周的细线，<ui>相框</ui>中有各边、比例和卡纸。",
            ),
            rich(
              "按住 <key>\\</key> 只看照片，按 <key>Z</key> 放大到 100%。<ui>撤销</ui>（<key>Ctrl Z</key>）可退回任何一步。",
            ),
          ],
        },
        { text: rich("<ui>重置设置</ui>可从头开始，也同样可以撤销。") },
      ],
      plan: rich("线条、斜切边、内衬纸、徽标和大部分纹理是 Pro 的功能。使用 Free 时，会有一行文字说明款式省去了什么。"),
    },
    export: {
      title: "导出",
      words: "保存 下载 水印 save download watermark",
      blocks: [
        {
          text: rich(
            "点击<ui>导出</ui>（<key>Ctrl S</key>）。一张照片直接下载，多张合为一个 ZIP。在手机上会打开分享面板。格式、尺寸和社交预设在<ui>输出</ui>中设置。",
          ),
        },
        {
          text: rich(
            "结果是一个新文件，你的文件不会改变。状态栏中的<ui>导出方式</ui>说明新文件是怎样生成的：见<method>导出方式</method>。",
          ),
        },
      ],
      plan: "使用 Free 时，导出带小水印。",
    },
  },
};

const captions: HelpPageText = {
  title: "说明和字段",
  summary: "在照片下方印上题名、地点、署名和相机数据，可以自己输入，也可以取自文件。",
  shot: "“说明”分区，其中有花括号字段，以及它印出的说明。",
  sections: {
    "what-is-printed": {
      title: "印上什么",
      words: "元数据 文字 标题 字体 metadata EXIF IPTC text title font typeface",
      blocks: [
        {
          text: rich(
            "在<ui>题名</ui>、<ui>地点</ui>、<ui>照片署名</ui>或<ui>其他署名</ui>中输入文字，说明就会打开。<ui>显示元数据</ui>可将它关闭再打开。题名和地点的初始内容取自文件：它的标题、城市和国家/地区。",
          ),
        },
        {
          text: rich(
            "<ui>相机数据</ui>印出相机、镜头和曝光，名称会经过整理（<ui>整理相机名称</ui>）。<ui>印上日期</ui>会加上日期。说明样式放不下的内容，会在下方列出。",
          ),
        },
        {
          text: "题名、地点和署名也会写入导出的文件，存在编辑和图片社会查看的位置。",
        },
      ],
      plan: rich(
        "单独显示相机、镜头或曝光，使用其他字体，以及<ui>铭牌</ui>、<ui>小样</ui>和<ui>报刊</ui>样式，是 Pro 的功能。",
      ),
    },
    "fields-in-braces": {
      title: "花括号字段",
      words: "模板 变量 占位符 template variables placeholder",
      blocks: [
        {
          text: rich(
            "输入 <key>{</key> 或点击<ui>插入字段</ui>。列表会显示每个字段在这张照片中的值。这样，一段文字就能适合每张照片：",
          ),
        },
        {
          terms: [
            [rich("<code>{city}, {country}</code>"), "取自文件的地点"],
            [rich("<code>{date:YYYY年M月}</code>"), "2026年5月"],
            [rich("<code>{title|filename:words}</code>"), "标题；没有标题时，把文件名拆成词语"],
            [rich("<code>{number:000} / {count}</code>"), "007 / 24"],
            [rich("<code>{camera} {aperture} {shutter}</code>"), "写进你自己文字里的相机数据"],
          ],
        },
        { text: "拼错的字段会在文字下方指出，并给出你可能想用的字段。" },
      ],
    },
    "one-photo-or-all": {
      title: "一张照片或全部",
      words: "批量 选择 表格 电子表格 batch selection spreadsheet CSV table",
      blocks: [
        {
          text: rich(
            "字段上方的<ui>应用于</ui>说明它作用于哪些照片：<ui>这张照片</ui>、所选照片或<ui>所有照片</ui>。为单张照片输入的内容优先。按 <key>Alt ↓</key> 可跳到下一张照片的同一字段。",
          ),
        },
        {
          text: rich(
            "<ui>编辑说明</ui>会打开一张包含所有照片的表格。它的按键与电子表格相同，可以粘贴电子表格的单元格，也能读写 CSV 文件。",
          ),
        },
      ],
    },
    "who-is-credited": {
      title: "为谁署名",
      words: "作者 艺术家 版权 creator artist copyright",
      blocks: [
        {
          text: rich(
            "如果文件写有作者，<ui>文件中的作者</ui>会在署名下方显示其名字，点击<ui>采用</ui>即可使用。导出要替换另一个名字时，会事先提示。",
          ),
        },
        {
          text: rich(
            "两位摄影师拍同一场婚礼，就需要两个档案。款式菜单中的<ui>新建档案</ui>会把署名、版权、地点、徽标和款式存到一个名称之下。有了两个档案之后，款式上方会出现一排首字母，点击其一即可用于所选照片或所有照片。",
          ),
        },
      ],
    },
  },
};

const looks: HelpPageText = {
  title: "款式与自存款式",
  summary: "点击一次款式，就定好整个相框。可以保存自己的款式，以链接分享，或投稿给大家使用。",
  shot: "一排款式，画在所选照片上。",
  sections: {
    "choose-a-look": {
      title: "选择款式",
      words: "预设 样式 模板 preset style template",
      blocks: [
        {
          text: rich(
            "<ui>款式</ui>会把每种相框画在你的照片上。款式只决定相框：你的文字，以及是否显示说明，都保持原样。如果更改了什么，款式名称会注明，<ui>款式菜单</ui>可带你恢复。",
          ),
        },
        {
          text: rich(
            "选中几张照片时，款式只用于这几张，它们的缩略图会有标记。<ui>用于所有照片</ui>可让其余照片也用上。",
          ),
        },
      ],
    },
    "keep-your-own": {
      title: "保存自己的款式",
      words: "预设 存储 preset save store",
      blocks: [
        {
          text: rich(
            "<ui>款式菜单</ui>中的<ui>保存此款式</ui>会把它加到这一排，在你的所有设备上可用。菜单也可以更新、重命名和删除款式。<ui>导出款式</ui>写入文件，<ui>导入款式</ui>读取文件；命令行也使用同样的文件。",
          ),
        },
      ],
      plan: "保存款式是 Studio 的功能。任何方案都能以文件或链接保存款式。",
    },
    "share-a-look": {
      title: "分享款式",
      blocks: [
        {
          text: rich(
            "<ui>复制此款式的链接</ui>得到的网址只含相框，别无他物。只有勾选<ui>包含姓名、地点和署名</ui>，这些内容才会在其中。打开链接的人先看到款式，再用<ui>保留</ui>决定是否采用。",
          ),
        },
      ],
    },
    "submit-a-look": {
      title: "投稿给大家使用",
      isPublic: true,
      blocks: [
        {
          text: rich(
            "<ui>投稿此款式</ui>只发送相框，绝不发送你的照片。管理员通过后，它会出现在“他人的款式”页面，用我们自己的图片展示。你可以在账号页面撤回。",
          ),
        },
      ],
    },
  },
};

export const helpStart: typeof English = { firstFrame, captions, looks };
