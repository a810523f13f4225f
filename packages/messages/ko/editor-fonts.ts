import type { MetadataFont } from "@matte/engine";
import type { editorFonts as English } from "../en/editor-fonts.ts";

const standIns: Partial<Record<MetadataFont, string>> = {
  Georgia: "Gelasio",
  "Helvetica Neue": "Arimo",
  "Courier New": "Cousine",
};

/** Texts about fonts: those on the user's computer, and characters missing in a font. */
export const editorFonts: typeof English = {
  title: "이 컴퓨터의 글꼴",
  open: "이 컴퓨터의 글꼴…",
  waiting: "허용을 기다리는 중",
  search: "글꼴 찾기",
  list: "글꼴",
  noneFound: "검색과 일치하는 글꼴이 없습니다.",
  unavailable: {
    unsupported:
      "이 브라우저는 컴퓨터의 글꼴 목록을 볼 수 없습니다. 컴퓨터의 Chrome과 Edge에서는 볼 수 있습니다. 웹 글꼴 16종은 어디서나 쓸 수 있습니다.",
    refused:
      "브라우저가 글꼴 접근을 허용하지 않았습니다. 주소 옆의 사이트 설정에서 “글꼴”을 허용한 뒤 다시 시도해 주세요.",
    failed: "글꼴을 읽지 못했습니다. 이 창을 닫고 다시 시도해 주세요.",
  },
  notOnThisComputer: (family: string, substitute: string) =>
    `이 컴퓨터에 ${family} 글꼴이 없어 미리 보기에 ${substitute} 글꼴을 썼습니다. 캡션을 내보내려면 다른 글꼴을 선택해 주세요.`,
  boxes: (characters: string) => `이 컴퓨터의 어떤 글꼴에도 없는 글자: ${characters}. 내보내면 네모로 표시됩니다.`,
  standIns,
  standIn: (font: string, substitute: string) =>
    `이 컴퓨터에 ${font} 글꼴이 없어 대신 ${substitute} 글꼴을 사용합니다.`,
  ofStyle: "스타일의 글꼴",
  missing: (font: string, characters: string) =>
    `${font} 글꼴에 없는 글자: ${characters}. 대신 이 컴퓨터의 글꼴을 사용합니다.`,
};
