/** Messages of the command line about Content Credentials. They say who signed, and never that it is true. */
import type { cliCredentials as English } from "../en/cli-credentials.ts";

export const cliCredentials: typeof English = {
  pair: "--credentials와 --credentials-key를 함께 쓰세요. 인증서와 그 개인 키입니다.",
  timeStampAlone: "--time-stamp는 자격 증명에 씁니다. --credentials와 --credentials-key를 더하세요.",
  timeStampUrl: "--time-stamp에는 http나 https로 시작하는 타임스탬프 서비스의 URL을 쓰세요.",
  faults: {
    certificate: (cert: string) => `“${cert}” 파일을 인증서로 읽을 수 없습니다. PEM 파일이어야 합니다.`,
    key: (_: string, key: string) => `“${key}” 파일을 개인 키로 읽을 수 없습니다. PEM 파일이어야 합니다.`,
    encrypted: (_: string, key: string) =>
      `“${key}” 파일에 비밀번호가 걸려 있습니다. 비밀번호 없이, 본인만 읽을 수 있는 파일로 키를 저장하세요.`,
    open: (_: string, key: string) =>
      `이 컴퓨터의 누구나 “${key}” 파일을 읽을 수 있습니다. 실행하세요: chmod 600 ${key}`,
    "other-key": (cert: string, key: string) => `“${key}” 파일은 “${cert}” 인증서의 키가 아닙니다.`,
    "self-signed": (cert: string) =>
      `“${cert}” 인증서는 스스로 서명한 것이라 검증 프로그램이 받아들이지 않습니다. 인증 기관이 발급한 인증서를 쓰세요.`,
    early: (cert: string) => `“${cert}” 인증서가 아직 유효하지 않습니다. 이 컴퓨터의 시계를 확인하세요.`,
    expired: (cert: string) => `“${cert}” 인증서가 만료되었습니다. 인증서를 갱신하거나 이 컴퓨터의 시계를 확인하세요.`,
    unsuitable: (cert: string) =>
      `“${cert}” 인증서는 문서 서명용이 아닙니다. 인증서의 조건은 docs/credentials.md에 있습니다.`,
  },
  signedBy: (name: string) => `서명: ${name}.`,
  leftOut: {
    location: (photo: string) =>
      `“${photo}” 사진에 원래 있던 자격 증명은 제외합니다: 결과에는 없는 위치가 들어 있을 수 있습니다.`,
    cropped: (photo: string) =>
      `“${photo}” 사진에 원래 있던 자격 증명은 제외합니다: 잘라 낸 부분의 그림이 들어 있습니다.`,
    large: (photo: string) => `“${photo}” 사진에 원래 있던 자격 증명은 제외합니다: 너무 큽니다.`,
    unreadable: (photo: string) => `“${photo}” 사진에 원래 있던 자격 증명은 제외합니다: 읽을 수 없습니다.`,
  },
};
