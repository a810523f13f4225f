/** Texts about new page versions. */
import type { versions as English } from "../en/versions.ts";

export const versions: typeof English = {
  ready: "新版本已就绪",
  later: "下次启动时更新到新版本",
  openElsewhere: "另一个标签页中有打开的照片。下次启动时更新到新版本。",
  update: "更新",
};
