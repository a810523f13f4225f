import type { landingPictures as English } from "../en/landing-pictures.ts";

export const landingPictures: typeof English = {
  alt: {
    vessels: "窓辺の光の中、机に並ぶ炻器の器と2つの洋梨。白いマットにキャプション入り",
    groyne: "静かな灰色の海へ続く、風化した杭。黒いマットにキャプション入り",
    crest: "夕日を受けて鋭い稜線を見せる、風紋の砂丘。リネンのマットにセリフ体のキャプション入り",
    courtyard: "アーチと白い階段のある、ローズ色の壁。とても広い白いマット",
    ridges: "日の出、霧の上に連なる山の稜線。スレート色のマットの下に作者の印",
    stairwell: "真上から見た楕円の階段。ウォルナット色のマット、キャプションなし",
    "wall-framing": "アーチと階段のある、テラコッタ色の壁。広い白いマット",
    "wall-provenance": "静かな海に立つ杭。黒いマットの下に題名、撮影地、クレジット、カメラ",
    "wall-identity": "真上から見た階段。マットの中央に作者の印",
    "use-teacher": "霧にかすむ山の稜線。白いマットの下に「Exercise 4」と露出",
    "use-photographer": "砂丘。白いマットの下に題名と著作権表示",
    "use-painter": "炻器の器。広いリネンのマットにセリフ体のキャプション入り",
    "use-producer": "中庭。黒いマットの下に3行のクレジット",
    "use-influencer": "階段。ウォルナット色のマットで、縦長のストーリーズの形に",
    "step-photo": "日の出、霧にかすむ山の稜線。縁のない写真",
    "step-post": "投稿用、4:5",
    "step-story": "ストーリーズ用、9:16",
    "step-square": "正方形",
    editor: "エディター。左に設定、壁にはマット付きの写真",
    closing: "静かな海に立つ杭。黒いマットに白い線",
  },
  gallery: {
    vessels: { title: "4つの器と2つの洋梨", framing: "白いマット 8%、線 4 px" },
    groyne: { title: "突堤、4分間", framing: "黒いマット 8%、白い線 4 px" },
    crest: { title: "稜線、夕風", framing: "リネンのマット 10%、線なし" },
    courtyard: { title: "中庭、午後4時", framing: "白いマット 20%、線 6 px" },
    ridges: { title: "稜線、夜明けの光", framing: "スレート色のマット 7%、中央にロゴ" },
    stairwell: { title: "階段、見下ろして", framing: "ウォルナット色のマット 12%、キャプションなし" },
  },
};
