/** Texts about new page versions. */
import type { versions as English } from "../en/versions.ts";

export const versions: typeof English = {
  ready: "新版本已就緒",
  later: "下次啟動時會更新為新版本",
  openElsewhere: "另一個分頁中有開啟的照片。下次啟動時會更新為新版本。",
  update: "更新",
};
