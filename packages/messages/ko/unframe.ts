/** Texts about taking the frame off an export, in the editor and on the command line. */
import type { unframe as English } from "../en/unframe.ts";
import { format } from "./notation.ts";

const photos = (count: number): string => `사진 ${format.number(count)}장`;

export const unframe: typeof English = {
  refusals: {
    "no-record": (file: string) => `“${file}” 파일에는 Matte가 벗길 수 있는 프레임이 없습니다.`,
    "encoded-again": (file: string) => `“${file}” 파일은 프레임을 씌울 때 다시 인코딩되어 프레임을 벗길 수 없습니다.`,
    changed: (file: string) =>
      `“${file}” 파일은 프레임을 씌운 뒤 다른 프로그램에서 저장되어 프레임을 벗길 수 없습니다.`,
    damaged: (file: string) => `“${file}” 파일이 손상되어 프레임을 벗길 수 없습니다.`,
  },
  region: "프레임을 씌운 사진",
  framed: (count: number, look: string | null) => {
    const subject = count === 1 ? "Matte에서 프레임을 씌운 사진" : `Matte에서 프레임을 씌운 ${photos(count)}`;
    return look === null ? subject : `${subject}, “${look}” 룩`;
  },
  change: "프레임 바꾸기",
  remove: "프레임 벗기기",
  again: "프레임 더 씌우기",
  againSeveral: "모두 프레임 더 씌우기",
  changed: (count: number) =>
    count === 1 ? "프레임을 바꿀 수 있게 열었습니다" : `${photos(count)}의 프레임을 바꿀 수 있게 열었습니다`,
  removed: (count: number) => (count === 1 ? "프레임을 벗겼습니다" : `${photos(count)}의 프레임을 벗겼습니다`),
  logoMissing: "파일에 로고가 없습니다. 다시 추가해 주세요.",
  fontNeedsPlan: (font: string, substitute: string) =>
    `캡션에 쓰인 ${font} 글꼴은 컴퓨터의 글꼴이라 Studio가 필요합니다. 대신 ${substitute} 글꼴을 사용합니다.`,
  originals: (count: number) =>
    count === 1
      ? "꺼낸 사진은 원본 파일과 바이트 단위까지 같습니다"
      : `꺼낸 ${photos(count)}은 원본 파일과 바이트 단위까지 같습니다`,
  saved: (file: string) => `“${file}” 파일을 프레임 없이 저장했습니다`,
  lostHdr: (count: number) =>
    count === 1
      ? "이 사진은 이제 HDR이 아닙니다. 프레임을 씌울 때 게인 맵이 다시 인코딩되었습니다."
      : `${photos(count)}은 이제 HDR이 아닙니다. 프레임을 씌울 때 게인 맵이 다시 인코딩되었습니다.`,
  marked: (count: number) =>
    count === 1
      ? "이 사진의 표식은 떼어 낼 수 없어 그대로 남습니다."
      : `${photos(count)}의 표식은 떼어 낼 수 없어 그대로 남습니다.`,
  moreRefused: (count: number) => `그 밖에 ${photos(count)}의 프레임도 벗길 수 없습니다.`,
};
