import type { CommandOutline, OptionOutline, ProgramOutline, ValueOutline } from "../outline.ts";

/** Writes a script for zsh, loaded with `source` or from its `fpath` as `_matte`. */
export function zshCompletion({ name, commands, options }: ProgramOutline): string {
  return `#compdef ${name}
# Completion of ${name} for zsh: source <(${name} completion zsh)
_${name}() {
  local curcontext="$curcontext" state line
  typeset -A opt_args
  _arguments -C \\
${options.map((option) => `    ${optionSpec(option)} \\`).join("\n")}
    '1: :->command' \\
    '*:: :->argument'
  case $state in
    command)
      local -a commands=(
${commands.map((command) => `        ${quoted(`${command.name}:${command.description.replaceAll(":", "\\:")}`)}`).join("\n")}
      )
      _describe -t commands command commands
      ;;
    argument)
      case $words[1] in
${commands.map(commandCase).join("\n")}
      esac
      ;;
  esac
}

if [[ $funcstack[1] == _${name} ]]; then _${name} "$@"; else compdef _${name} ${name}; fi
`;
}

function commandCase(command: CommandOutline): string {
  const specs = [
    ...command.options.map(optionSpec),
    ...command.arguments.map((argument) => quoted(`*:${valueSpec(argument)}`)),
  ];
  return `        ${command.name}) _arguments -s ${specs.map((spec) => `\\\n          ${spec}`).join(" ")} ;;`;
}

function optionSpec({ names, description, value }: OptionOutline): string {
  const text = `[${description.replaceAll(/[[\]:\\]/g, "\\$&")}]`;
  const tail = quoted(value === null ? text : `${text}:${valueSpec(value)}`);
  const [only = ""] = names;
  return names.length === 1 ? only + tail : `'(${names.join(" ")})'{${names.join(",")}}${tail}`;
}

function valueSpec({ name, accepts, words }: ValueOutline): string {
  if (accepts === "folder") return `${name}:_files -/`;
  const list = words.join(" ");
  if (accepts === "other") return `${name}:${words.length > 0 ? `(${list})` : ""}`;
  // The space keeps _arguments from passing options unknown to _alternative.
  return `${name}:${words.length > 0 ? ` _alternative "words\\:${name}\\:(${list})" "files\\:file\\:_files"` : "_files"}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
