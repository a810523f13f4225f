import type { serverPages as English } from "../en/server-pages.ts";
import { format } from "./notation.ts";

/** Texts on pages rendered by the server: outcomes of a sign-in, the embedded provider, a private server, its checkout. */
export const serverPages: typeof English = {
  signIn: {
    title: "로그인",
    signedIn: "로그인되었습니다",
    closeWindow: "로그인되었습니다. 이 창은 닫아도 됩니다.",
    notSignedIn: "로그인하지 못했습니다",
    back: "Matte로 돌아가기",
    failures: {
      cancelled: "로그인을 취소했습니다.",
      expired: "로그인 요청이 만료되었거나, 이미 사용되었거나, 다른 브라우저에서 시작되었습니다.",
      unverified: "계정의 이메일 주소가 인증되지 않았습니다.",
      rejected: "로그인하지 못했습니다.",
      unreachable: "인증 제공업체가 응답하지 않습니다.",
    },
  },
  provider: {
    notice: "개발과 테스트에 쓰는 Matte 자체 로그인입니다. 어떤 주소든 받으며, 그 주소로 아무것도 보내지 않습니다.",
    email: "이메일",
    emailInvalid: "ada@example.com과 같은 형식으로 이메일 주소를 입력해 주세요.",
    submit: "계속",
    broken: "로그인을 계속할 수 없습니다",
    expired: "로그인 요청이 만료되었거나 다른 브라우저에서 시작되었습니다.",
  },
  privateFront: {
    title: "개인 서버",
    heading: "나만의 Matte",
    photosStay: "사진에는 이 브라우저 안에서 프레임을 씌웁니다. 사진은 이 서버를 포함해 어디로도 보내지 않습니다.",
    onThisMachine: "이 컴퓨터에서만 이 페이지를 열 수 있습니다.",
    behindPassword: "비밀번호를 아는 사람만 이 페이지를 열 수 있습니다.",
    open: "편집기 열기",
    help: "도움말",
  },
  password: {
    title: "비밀번호",
    heading: "Matte",
    notice: "개인용 Matte입니다. 비밀번호를 입력하세요.",
    label: "비밀번호",
    submit: "계속",
    wrong: "비밀번호가 맞지 않습니다. 다시 시도해 주세요.",
    busy: "지금 시도하는 사람이 너무 많습니다. 몇 초 뒤 다시 시도해 주세요.",
    tooMany: (seconds: number) => `시도 횟수가 너무 많습니다. ${format.number(seconds)}초 뒤에 다시 시도해 주세요.`,
  },
  checkout: {
    title: "개발용 결제",
    notice: "개발과 테스트에 쓰는 Matte 자체 결제 페이지입니다. 실제로 결제되지 않습니다.",
    order: (price: string, billing: string, email: string) => `월 ${price}, ${billing}, ${email}`,
    pay: "결제(테스트)",
    cancel: "취소",
    noSubscription: "결제 중인 요금제가 없습니다.",
    subscribedTo: "결제 중인 요금제",
    cancelSubscription: "구독 해지(테스트)",
    back: "계정으로 돌아가기",
  },
};
