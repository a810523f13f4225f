/** Titles and descriptions for the landing page's pictures. */
import type { landingPictures as English } from "../en/landing-pictures.ts";

export const landingPictures: typeof English = {
  alt: {
    vessels: "窗光下桌上的粗陶器皿和两只梨，白色衬纸，带说明",
    groyne: "风化的木桩伸入平静的灰色海面，黑色衬纸，带说明",
    crest: "夕照中有锐利沙脊的波纹沙丘，亚麻色衬纸，带衬线字体说明",
    courtyard: "玫瑰色墙面，有拱门和白色台阶，极宽的白色衬纸",
    ridges: "日出时雾上的山脊，石板色衬纸，下方有作者印记",
    stairwell: "俯视的椭圆形楼梯井，胡桃色衬纸，无说明",
    "wall-framing": "陶土色墙面，有拱门和台阶，宽白色衬纸",
    "wall-provenance": "静海中的木桩，黑色衬纸，下方有题名、地点、署名和相机",
    "wall-identity": "俯视的楼梯井，衬纸中央有作者印记",
    "use-teacher": "雾中山脊，白色衬纸；下方是“练习 4”和曝光数据",
    "use-photographer": "沙丘，白色衬纸；下方是题名和版权行",
    "use-painter": "粗陶器皿，宽亚麻色衬纸，带衬线字体说明",
    "use-producer": "庭院，黑色衬纸；下方是三行署名",
    "use-influencer": "楼梯井，胡桃色衬纸，快拍的竖长画幅",
    "step-photo": "日出时雾中的山脊，没有边框的照片",
    "step-post": "作为帖子，四比五",
    "step-story": "作为快拍，九比十六",
    "step-square": "作为方图",
    editor: "编辑器：左侧是设置，墙上是装在衬纸中的照片",
    closing: "静海中的木桩，黑色衬纸，带白色描边",
  },
  gallery: {
    vessels: { title: "四件器皿，两只梨", framing: "白色衬纸 8%，描边 4 px" },
    groyne: { title: "防波桩，四分钟", framing: "黑色衬纸 8%，白色描边 4 px" },
    crest: { title: "沙脊，晚风", framing: "亚麻色衬纸 10%，无描边" },
    courtyard: { title: "庭院，四点钟", framing: "白色衬纸 20%，描边 6 px" },
    ridges: { title: "山脊，晨光", framing: "石板色衬纸 7%，徽标居中" },
    stairwell: { title: "楼梯井，俯视", framing: "胡桃色衬纸 12%，无说明" },
  },
};
