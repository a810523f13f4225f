/** Texts in the command line's manual page but not in its help. */
import type { cliManual as English } from "../en/cli-manual.ts";

export const cliManual: typeof English = {
  title: "Matte 매뉴얼",
  summary: "사진에 프레임 씌우기",
  headings: {
    name: "이름",
    synopsis: "개요",
    description: "설명",
    options: "옵션",
    commands: "명령",
    exits: "종료 상태",
    environment: "환경 변수",
    files: "파일",
    examples: "예",
  },
  description: [
    "룩은 프레임을 나타내며, 내장 룩이거나 편집기에서 내보낸 파일입니다. 결과는 브라우저에서 내보낸 파일과 바이트 단위까지 같습니다. 룩이 허용하면 JPEG는 원래 데이터를 유지하며 다시 인코딩되지 않습니다.",
    "결과는 폴더에 쓰며 기본값은 “framed”입니다. 결과는 온전히 쓰거나 아예 쓰지 않습니다. 이미 있는 결과는 건너뛰므로 다시 실행하면 이어서 진행합니다. 원본 사진은 --in-place를 쓸 때만 바꾸며, 이때 이미 프레임을 씌운 사진은 건너뜁니다. --force를 함께 쓰면 그 프레임을 바꿉니다. Matte가 프레임을 씌운 파일은 기억된 글과 함께 안의 사진을 꺼내 프레임을 씌우고, --again을 쓰면 파일 그대로 프레임을 씌웁니다.",
    "캡션은 --title, --location, --credit, --alt 옵션과 --captions의 표에서 옵니다. 표는 편집기에서 내보내는 것과 같은 CSV로, “파일 이름” 열이 있어야 하고 “작품명”, “장소”, “사진 크레딧”, “추가 크레딧”, “카메라”, “렌즈”, “필름”, “대체 텍스트” 열을 둘 수 있습니다. 파일에만 기록하는 대체 텍스트를 빼면 모두 캡션을 켭니다. 이 값들은 파일이 기억하는 글보다 우선하고, 파일이 기억하는 글은 룩 파일의 글(JSON의 “texts” 객체, 예를 들어 “photoBy”)보다, 룩 파일의 글은 사진의 메타데이터보다 우선합니다. {city}와 같은 중괄호 필드의 값은 사진에서 가져옵니다.",
    "--shard를 쓰면 같은 목록을 받은 컴퓨터들이 서로를 모르는 채로 저마다의 몫에 프레임을 씌웁니다. 사진이 어느 몫에 드는지는 파일 이름만으로 정해집니다. 도중에 종료된 몫은 다시 실행하면 되고, 이미 있는 결과는 건너뜁니다.",
    "--credentials를 쓰면 결과에 콘텐츠 자격 증명(C2PA)이 들어갑니다. 사진을 열고 편집했으며, 해당하는 경우 자르고, 크기를 조절하고, 합쳤다는 서명된 진술입니다. 사진에 있던 자격 증명도 함께 남지만, 결과에는 없는 위치나 잘라 낸 부분이 들어 있을 수 있으면 제외합니다. 인증서의 인증 기관을 모르는 프로그램은 출처를 알 수 없다고 표시합니다.",
    "데이터는 표준 출력에, 메시지는 표준 오류에 씁니다.",
  ],
  environment: {
    "LC_ALL, LC_MESSAGES, LANG": "도움말과 메시지의 언어(예: ko_KR.UTF-8). --lang이 우선합니다.",
    XDG_CONFIG_HOME: "~/.config 대신 쓸 설정 폴더.",
    "JOB_COMPLETION_INDEX, JOB_COMPLETIONS": "Kubernetes의 Indexed Job에서 --shard auto가 쓰는 몫.",
    "SLURM_ARRAY_TASK_ID, SLURM_ARRAY_TASK_COUNT": "Slurm의 작업 배열에서 --shard auto가 쓰는 몫.",
    "AWS_BATCH_JOB_ARRAY_INDEX, AWS_BATCH_JOB_ARRAY_SIZE": "AWS Batch의 배열 작업에서 --shard auto가 쓰는 몫.",
    NO_COLOR: "메시지에 색이 없으므로 아무 효과가 없습니다.",
  },
  files: {
    "~/.config/matte/account.json": "로그인한 계정. macOS에서는 ~/Library/Application Support/matte에 있습니다.",
  },
};
