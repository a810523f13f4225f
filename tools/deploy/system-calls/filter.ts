/** Seccomp filter from a systemd unit's `SystemCallFilter=` lines. */
import { GROUPS } from "./groups.ts";
import { NUMBERS } from "./numbers.ts";

/**
 * Returns the allowed system calls. The first line lists allowed ones; later lines add to it, or with `~` remove from
 * it.
 * @see systemd.exec(5), SystemCallFilter=
 * @throws {Error} for a filter that begins by forbidding
 */
export function allowedCalls(unit: string): ReadonlySet<string> {
  const allowed = new Set<string>();
  for (const [, forbids, text = ""] of unit.matchAll(/^SystemCallFilter=(~?)(.*)$/gm)) {
    const names = text.split(" ").flatMap((name) => (name.startsWith("@") ? groupOf(name) : [name]));
    if (forbids === "~" && allowed.size === 0) throw new Error("The unit lists no allowed system calls.");
    for (const name of names)
      if (forbids === "~") allowed.delete(name);
      else allowed.add(name);
  }
  return allowed;
}

function groupOf(name: string): readonly string[] {
  const group = GROUPS.get(name);
  if (group === undefined) throw new Error(`${name} is no known group of system calls.`);
  return group;
}

/** Classic BPF operations, and offsets in `struct seccomp_data`. @see seccomp(2), linux/bpf_common.h */
const [LOAD, JUMP_IF_EQUAL, RETURN] = [0x20, 0x15, 0x06];
const [CALL_OFFSET, ARCHITECTURE_OFFSET] = [0, 4];
const X86_64 = 0xc000003e;
const [ALLOW, KILL_PROCESS, EPERM] = [0x7fff0000, 0x80000000, 0x00050001];

type Instruction = readonly [operation: number, ifTrue: number, ifFalse: number, operand: number];

/** Returns instructions, eight bytes each (`struct sock_filter`), answering all but the allowed calls with EPERM. */
export function seccompFilter(allowed: ReadonlySet<string>): Buffer {
  const program: Instruction[] = [
    [LOAD, 0, 0, ARCHITECTURE_OFFSET],
    [JUMP_IF_EQUAL, 1, 0, X86_64],
    [RETURN, 0, 0, KILL_PROCESS],
    [LOAD, 0, 0, CALL_OFFSET],
    ...[...allowed].flatMap((name): Instruction[] => [
      [JUMP_IF_EQUAL, 0, 1, numberOf(name)],
      [RETURN, 0, 0, ALLOW],
    ]),
    [RETURN, 0, 0, EPERM],
  ];
  return Buffer.concat(program.map(encode));
}

function numberOf(name: string): number {
  const number = NUMBERS.get(name);
  if (number === undefined) throw new Error(`${name} is no known system call.`);
  return number;
}

function encode([operation, ifTrue, ifFalse, operand]: Instruction): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt16LE(operation, 0);
  bytes.writeUInt8(ifTrue, 2);
  bytes.writeUInt8(ifFalse, 3);
  bytes.writeUInt32LE(operand, 4);
  return bytes;
}
