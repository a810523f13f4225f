/** @see ../en/cli-commands.ts */
export const cliCommands = {
  frame: "为照片装框",
  unframe: "拆除相框：照片取回原有的数据",
  watch: "为进入文件夹的照片装框，直到按下 Ctrl+C",
  signIn: "让这台电脑登录，使用你账号的方案",
  signOut: "让这台电脑退出登录",
  inspect: "显示照片会怎样装框，以及说明可用的元数据",
  looks: "列出内置款式",
  completion: "输出在 shell 中补全命令和选项的脚本",
  manual: "输出手册页",
  help: "显示命令的帮助",
};
