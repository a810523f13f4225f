/** Texts on the page for signing in a device with a code. */
import type { DeviceClient } from "@matte/contracts";
import type { device as English } from "../en/device.ts";
import { format } from "./notation.ts";

const CLIENTS: Readonly<Record<DeviceClient, string>> = { "matte-cli": "명령줄" };

const MINUTE_MS = 60_000;

function asked(time: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - time.getTime()) / MINUTE_MS);
  return minutes < 1 ? "방금" : `${format.number(minutes)}분 전`;
}

export const device: typeof English = {
  title: "기기 로그인",
  type: "기기에 표시된 코드를 입력하세요. 그 기기는 30일 동안 내 요금제로 사진에 프레임을 씌울 수 있습니다.",
  compare: "기기에 이 코드가 표시되는지 확인하세요. 그 기기는 30일 동안 내 요금제로 사진에 프레임을 씌울 수 있습니다.",
  code: "코드",
  description: (client: DeviceClient, name: string | null) =>
    name === null ? CLIENTS[client] : `“${name}”의 ${CLIENTS[client]}`,
  device: "기기",
  asked: "요청 시각",
  askedAt: (instant: string, now: Date) => asked(new Date(instant), now),
  address: "IP 주소",
  user: "내 계정",
  allow: "허용",
  deny: "거부",
  stranger: "직접 요청하지 않았다면 “거부”를 선택하거나 페이지를 닫으세요.",
  failed: "코드를 조회하지 못했습니다.",
  undecided: "답변을 보내지 못했습니다. 다시 시도해 주세요.",
  allowed: {
    title: "로그인되었습니다",
    text: (description: string, email: string) => `${description}에서 ${email} 계정으로 로그인되었습니다.`,
  },
  denied: {
    title: "로그인하지 않았습니다",
    text: (description: string) => `${description}에서는 이 계정에 접근할 수 없습니다.`,
  },
  links: { home: "홈", terms: "이용 약관", privacy: "개인정보" },
  close: "이 페이지는 닫아도 됩니다",
};
