/** Texts about photos shared to the editor by other apps, or opened with it by the system. */
import type { editorIncoming as English } from "../en/editor-incoming.ts";
import { format } from "./notation.ts";

const { number } = format;

const photos = (count: number): string => `사진 ${number(count)}장`;

export const editorIncoming: typeof English = {
  region: "공유받은 사진",
  waiting: (count: number) => `다른 앱에서 온 ${photos(count)}`,
  add: (count: number) => `${photos(count)} 추가`,
  discard: "버리기",
  failed: "공유받은 사진을 저장하지 못했습니다. 대신 여기에서 추가해 주세요.",
  partial: (count: number, gigabytes: number) =>
    `한 번에 공유할 수 있는 사진은 ${number(count)}장, 모두 합쳐 ${number(gigabytes)}GB까지입니다. 나머지는 여기에서 추가해 주세요.`,
};
