/** Purposes of the commands, in the help, manual page and reference. */
export const cliCommands = {
  frame: "Frame photos",
  unframe: "Remove frames: the photos get their original data back",
  watch: "Frame the photos that arrive in a folder, until Ctrl+C",
  signIn: "Sign this computer in, for the plan of your account",
  signOut: "Sign this computer out",
  inspect: "Show how photos would be framed, and the metadata that captions can use",
  looks: "List the built-in looks",
  completion: "Print a script that completes commands and options in a shell",
  manual: "Print the manual page",
  help: "Show the help of a command",
};
