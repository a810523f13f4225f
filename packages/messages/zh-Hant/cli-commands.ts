/** @see ../en/cli-commands.ts */
export const cliCommands = {
  frame: "為照片裱框",
  unframe: "移除外框：照片取回原本的資料",
  watch: "為放進資料夾的照片裱框，直到按下 Ctrl+C",
  signIn: "讓這台電腦登入，使用你帳號的方案",
  signOut: "讓這台電腦登出",
  inspect: "顯示照片會如何裱框，以及圖說可用的中繼資料",
  looks: "列出內建款式",
  completion: "輸出可在 shell 中自動完成指令和選項的指令碼",
  manual: "輸出使用手冊（man）",
  help: "顯示指令的說明",
};
