/** Texts of the dialog that submits a look to the public page. */
import type { editorSubmission as English } from "../en/editor-submission.ts";

export const editorSubmission: typeof English = {
  title: "이 룩 제출",
  name: "이름",
  description: "설명",
  author: "공개할 내 이름",
  link: "링크",
  linkHint: "https://",
  anonymise: "계정을 삭제하면 내 이름만 빼고 남겨 두기",
  note: "Matte의 이미지에 적용해 보여 줍니다. 내 사진은 전송되지 않습니다.",
  read: "공개하기 전에 담당자가 읽어 봅니다.",
  submit: "제출",
  submitted: "제출했습니다. 진행 상황은 계정 페이지에서 볼 수 있습니다.",
  failed: "룩을 제출하지 못했습니다. 다시 시도해 주세요.",
  invalid: {
    name: "이름은 일반 글자로 지어 주세요.",
    description: "룩에 대한 설명은 일반 글자로 써 주세요.",
    author: "공개할 이름은 일반 글자로 써 주세요.",
    link: "링크는 https://로 시작하는 웹사이트 주소여야 합니다.",
    look: "제출할 수 없는 룩입니다.",
  },
};
