/** Texts about new page versions. */
import type { versions as English } from "../en/versions.ts";

export const versions: typeof English = {
  ready: "새 버전이 준비되었습니다",
  later: "다음에 시작할 때 새 버전이 적용됩니다",
  openElsewhere: "다른 탭에 사진이 열려 있습니다. 다음에 시작할 때 새 버전이 적용됩니다.",
  update: "업데이트",
};
