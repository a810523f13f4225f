/** Texts about folders for opening photos and for exporting into. */
import type { editorFolders as English } from "../en/editor-folders.ts";
import { format } from "./notation.ts";

const { number } = format;

/** Files, because a photo in several sizes has several. */
const files = (count: number): string => `파일 ${number(count)}개`;

/** Ends in a vowel, as a place with one folder does: texts add particles to it. */
const folders = (count: number): string => `폴더 ${number(count)}개`;

const soFar = (done: number, total: number, place: string): string =>
  `${files(total)} 중 ${number(done)}개가 ${place}에 있습니다.`;

const again = "같은 폴더로 다시 내보내면 이어서 진행합니다.";

/** A `place` comes from {@link editorFolders.place}. */
export const editorFolders: typeof English = {
  exportInto: "폴더로 내보내기",
  exportIntoAnother: "다른 폴더로 내보내기",
  folders: ([first = "", ...others]: readonly string[]) => (others.length === 0 ? first : folders(others.length + 1)),
  place: ([first = "", ...others]: readonly string[], results: string) =>
    others.length === 0 ? `“${first}/${results}” 폴더` : folders(others.length + 1),

  done: (count: number, there: number, place: string) => {
    if (count === 0) return `${files(there)}가 이미 모두 ${place}에 있습니다`;
    const exported = `${files(count)}를 ${place}에 내보냈습니다`;
    return there === 0 ? exported : `${exported}. ${number(there)}개는 이미 있었습니다`;
  },
  stopped: (done: number, total: number, place: string) => `중지했습니다. ${soFar(done, total, place)} ${again}`,
  failed: {
    "not-allowed": (done: number, total: number, place: string) =>
      `브라우저가 허용하지 않아 ${place}에 쓰지 못했습니다. ${soFar(done, total, place)} Matte가 그곳의 파일을 수정하도록 허용하거나 다른 폴더를 선택해 주세요.`,
    gone: (done: number, total: number, place: string) =>
      `${place}를 찾지 못했습니다. 폴더가 이동되거나 이름이 바뀌거나 삭제되었습니다. ${files(total)} 중 ${number(done)}개에서 내보내기가 멈췄습니다. 폴더를 되돌려 놓거나 다른 폴더를 선택해 주세요.`,
    "no-space": (done: number, total: number, place: string) =>
      `디스크가 가득 찼습니다. ${soFar(done, total, place)} 공간을 확보해 주세요. ${again}`,
    busy: () => "다른 탭에서 폴더로 내보내는 중입니다. 끝난 뒤 다시 시도해 주세요.",
    failed: (done: number, total: number, place: string) =>
      `${place}에 쓰지 못했습니다. ${soFar(done, total, place)} ${again}`,
  },
  notAllowed: (folder: string) =>
    `Matte가 “${folder}” 폴더의 파일을 수정하도록 허용되지 않아 아무것도 내보내지 않았습니다.`,
  noneChosen: "폴더 대화 상자를 열지 못했습니다. 대신 “내보내기”를 사용해 주세요.",
  noneOpened: "폴더를 열지 못했습니다. 대신 “사진 추가”를 사용해 주세요.",

  unfinished: (place: string) => `${place}로 내보내는 작업이 끝나지 않았습니다.`,
  unfinishedRegion: "끝나지 않은 내보내기",
  resume: "계속",
  dismiss: "닫기",
};
