/** Messages of `matte sign-in` and `sign-out`. */
import type { cliAccount as English } from "../en/cli-account.ts";

export const cliAccount: typeof English = {
  codes: (page: string, code: string, link: string) =>
    `브라우저에서 ${page} 페이지를 열어 코드(${code})를 입력하거나 ${link} 링크를 여세요\n이 컴퓨터를 허용하기를 기다리는 중…`,
  signedIn: (email: string, plan: string) =>
    `${email} 계정, ${plan} 요금제로 로그인했습니다. 30일 동안 오프라인에서도 쓸 수 있습니다.`,
  ended: (server: string) =>
    `이 컴퓨터의 로그인이 끝났거나 확인할 수 없습니다. “matte sign-in ${server || "URL"}” 명령으로 다시 로그인하세요.`,
  signedOut: "로그아웃했습니다.",
  signedOutHere: "이 컴퓨터에서는 로그아웃했지만 서버가 응답하지 않았습니다. 계정 페이지에서도 로그인 세션을 끝내세요.",
  failures: {
    insecure: (server: string) => `“${server}” 주소는 https://로 시작하는 URL이 아닙니다.`,
    unreachable: (server: string) => `${server} 서버가 응답하지 않습니다. URL과 인터넷 연결을 확인하세요.`,
    unexpected: (server: string) => `${server} 주소는 Matte 서버가 아닙니다. URL을 확인하세요.`,
    denied: () => "이 컴퓨터가 거부되어 로그인하지 못했습니다.",
    expired: () => "코드가 만료되었습니다. 명령을 다시 실행하세요.",
  },
};
