/** Titles and descriptions for the landing page's pictures. */
import type { landingPictures as English } from "../en/landing-pictures.ts";

export const landingPictures: typeof English = {
  alt: {
    vessels: "窗光下桌上的粗陶器皿和兩顆梨，白色襯紙，附圖說",
    groyne: "風化的木樁伸入平靜的灰色海面，黑色襯紙，附圖說",
    crest: "夕陽下有銳利稜線的波紋沙丘，亞麻色襯紙，附襯線字型圖說",
    courtyard: "玫瑰色牆面，有拱門和白色階梯，非常寬的白色襯紙",
    ridges: "日出時霧上的山脊，石板色襯紙，下方有作者印記",
    stairwell: "俯視的橢圓形樓梯間，胡桃色襯紙，無圖說",
    "wall-framing": "陶土色牆面，有拱門和階梯，寬白色襯紙",
    "wall-provenance": "平靜海面上的木樁，黑色襯紙，下方有題名、地點、署名和相機",
    "wall-identity": "俯視的樓梯間，襯紙中央有作者印記",
    "use-teacher": "霧中山脊，白色襯紙；下方是「練習 4」和曝光資料",
    "use-photographer": "沙丘，白色襯紙；下方是題名和版權行",
    "use-painter": "粗陶器皿，寬亞麻色襯紙，附襯線字型圖說",
    "use-producer": "庭院，黑色襯紙；下方是三行署名",
    "use-influencer": "樓梯間，胡桃色襯紙，限時動態的直長畫面",
    "step-photo": "日出時霧中的山脊，沒有邊框的照片",
    "step-post": "貼文，四比五",
    "step-story": "限時動態，九比十六",
    "step-square": "方形圖片",
    editor: "編輯器：左側是設定，牆上是裱好襯紙的照片",
    closing: "平靜海面上的木樁，黑色襯紙，有白色描邊",
  },
  gallery: {
    vessels: { title: "四件器皿，兩顆梨", framing: "白色襯紙 8%，描邊 4 px" },
    groyne: { title: "防波木樁，四分鐘", framing: "黑色襯紙 8%，白色描邊 4 px" },
    crest: { title: "沙脊，晚風", framing: "亞麻色襯紙 10%，無描邊" },
    courtyard: { title: "庭院，四點鐘", framing: "白色襯紙 20%，描邊 6 px" },
    ridges: { title: "山脊，晨光", framing: "石板色襯紙 7%，標誌置中" },
    stairwell: { title: "樓梯間，俯視", framing: "胡桃色襯紙 12%，無圖說" },
  },
};
