/** @see ../en/cli-commands.ts */
export const cliCommands = {
  frame: "사진에 프레임 씌우기",
  unframe: "프레임 벗기기: 사진이 원래 데이터를 되찾음",
  watch: "Ctrl+C를 누를 때까지 폴더에 들어오는 사진에 프레임 씌우기",
  signIn: "이 컴퓨터에서 로그인해 계정의 요금제 사용",
  signOut: "이 컴퓨터에서 로그아웃",
  inspect: "사진에 프레임을 어떻게 씌울지와 캡션에 쓸 수 있는 메타데이터 표시",
  looks: "내장 룩 나열",
  completion: "셸에서 명령과 옵션을 자동 완성하는 스크립트 출력",
  manual: "매뉴얼 페이지 출력",
  help: "명령의 도움말 표시",
};
