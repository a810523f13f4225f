import type { CommandOutline, OptionOutline, ProgramOutline, ValueOutline } from "../outline.ts";

/** Writes a script for bash 3.2, macOS's version, and newer; loaded with `source`. */
export function bashCompletion({ name, commands, options }: ProgramOutline): string {
  return `# Completion of ${name} for bash: source <(${name} completion bash)
_${name}() {
  local word=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} command= at
  COMPREPLY=()
  for ((at = 1; at < COMP_CWORD; at++)); do
    case \${COMP_WORDS[at]} in
      ${commands.map((command) => command.name).join("|")}) command=\${COMP_WORDS[at]}; break ;;
    esac
  done
  case "$command $previous" in
${commands.flatMap(valueCases).join("\n")}
  esac
  case "$command" in
    "") _${name}_words "${[...commands.map((command) => command.name), ...namesOf(options)].join(" ")}" ;;
${commands.map(commandCase).join("\n")}
  esac
}

# Without a match the shell completes files.
_${name}_words() {
  local IFS=$' \\t\\n'
  COMPREPLY=($(compgen -W "$1" -- "$word"))
}

_${name}_folders() {
  local IFS=$'\\n'
  compopt -o filenames 2>/dev/null
  COMPREPLY=($(compgen -d -- "$word"))
}

complete -o default -F _${name} ${name}
`;

  function valueCases(command: CommandOutline): string[] {
    return command.options.flatMap((option) => {
      if (option.value === null) return [];
      const patterns = option.names.map((flag) => `"${command.name} ${flag}"`).join("|");
      return [`    ${patterns}) ${actionFor(option.value)}; return ;;`];
    });
  }

  function commandCase(command: CommandOutline): string {
    const words = command.arguments.flatMap((argument) => argument.words);
    const plain = command.arguments.map(actionFor).join("; ");
    const offered = `_${name}_words "${namesOf(command.options).join(" ")}"`;
    return words.length > 0 || plain === ""
      ? `    ${command.name}) _${name}_words "${[...words, ...namesOf(command.options)].join(" ")}" ;;`
      : `    ${command.name}) if [[ $word == -* ]]; then ${offered}; else ${plain}; fi ;;`;
  }

  function actionFor({ accepts, words }: ValueOutline): string {
    if (accepts === "folder") return `_${name}_folders`;
    return words.length > 0 ? `_${name}_words "${words.join(" ")}"` : ":";
  }
}

function namesOf(options: readonly OptionOutline[]): string[] {
  return options.flatMap(({ names }) => names);
}
