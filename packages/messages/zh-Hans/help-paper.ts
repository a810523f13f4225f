/** The guide's page about crops, shapes and paper. */
import type { helpPaper as English } from "../en/help-paper.ts";
import type { HelpPageText } from "../help-text.ts";
import { rich } from "../rich-text.ts";

const paper: HelpPageText = {
  title: "裁剪和纸张",
  summary: "在预览上裁剪和校平，为屏幕选择比例，或为冲印选择以厘米计的纸张。",
  shot: "裁剪模式：控制点、三分线和像素尺寸。",
  sections: {
    crop: {
      title: "裁剪",
      words: "剪切 拉直 水平 地平线 旋转 镜像 翻转 cut straighten level horizon rotate mirror flip",
      blocks: [
        {
          text: rich(
            "点击<ui>裁剪</ui>（<key>C</key>）。拖动四角，或选择<ui>裁剪比例</ui>。旁边有<ui>向左旋转</ui>、<ui>向右旋转</ui>、<ui>镜像</ui>和<ui>拉直</ui>。<key>Enter</key> 为<ui>完成</ui>，<key>Esc</key> 为取消。",
          ),
        },
        {
          text: rich(
            "裁剪后的 JPEG 保留自己的数据，裁掉的部分不会留在导出中。拉直会重新编码照片。<ui>复制裁剪</ui>和<ui>粘贴裁剪</ui>可让其他照片照此裁剪。",
          ),
        },
      ],
    },
    shape: {
      title: "不裁剪也能改比例",
      words: "宽高比 方形 画布 ratio square Instagram canvas",
      blocks: [
        {
          text: rich(
            "<ui>相框</ui>中的<ui>比例</ui>用衬纸让图片达到某个宽高比：4:5、1:1、16:9。不会裁掉或缩放任何像素。<ui>输出</ui>中的<ui>社交预设</ui>还会缩放到帖子或快拍的像素尺寸。两者只能取其一，替换时会有提示。",
          ),
        },
      ],
    },
    paper: {
      title: "纸张",
      words: "打印 冲印 厘米 英寸 分辨率 出血 print lab centimetres inch ppi dpi bleed",
      blocks: [
        {
          steps: [
            rich("打开<ui>相框</ui>，选择<ui>打印尺寸</ui>，例如 30 × 40 cm 或 A4。"),
            rich("保持<ui>适合纸张</ui>打开：图片采用纸张的比例，并随照片转向，冲印店便不会裁掉任何部分。"),
            rich("用<ui>衬纸（毫米）</ui>设定衬纸的毫米数；如果打印店要求，再设定<ui>出血（毫米）</ui>。"),
            rich("查看<ui>打印分辨率</ui>。拿在手中看，300 ppi 清晰；挂在墙上，150 ppi 就够。"),
          ],
        },
        { text: "分辨率会写入文件，排版程序便能以正确的尺寸置入。" },
      ],
    },
    "equal-mattes": {
      title: "系列中等宽的衬纸",
      words: "边框 宽度 纵向 横向 border width portrait landscape",
      blocks: [
        {
          text: rich(
            "以宽度的百分比计算时，纵向和横向照片的衬纸宽窄不同。<ui>更多相框设置</ui>中的<ui>度量基准</ui>可按短边、长边或两边平均计算。遇到混合的一批照片，编辑器会提供<ui>设为等宽</ui>。",
          ),
        },
      ],
    },
  },
};

export const helpPaper: typeof English = { paper };
