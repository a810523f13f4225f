import type { versions as English } from "../en/versions.ts";

export const versions: typeof English = {
  ready: "新しいバージョンを使えます",
  later: "新しいバージョンは次の起動で使えます",
  openElsewhere: "別のタブで写真を開いています。新しいバージョンは次の起動で使えます。",
  update: "更新",
};
