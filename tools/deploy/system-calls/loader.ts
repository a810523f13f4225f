/**
 * Linux program for x86-64: applies a seccomp filter to itself and becomes another program. Written byte by byte,
 * because Node can't call `seccomp` and a machine may have no compiler.
 */
import { writeFileSync } from "node:fs";

/** The file's mapped address. */
const BASE = 0x400000;
const HEADERS = 64 + 56;
/** In `struct sock_fprog`: instruction count, padding, pointer. */
const DESCRIPTION = 16;

// prettier-ignore
const CODE = Buffer.from([
  0xb8, 157, 0, 0, 0,             // mov eax, prctl
  0xbf, 38, 0, 0, 0,              // mov edi, PR_SET_NO_NEW_PRIVS
  0xbe, 1, 0, 0, 0,               // mov esi, 1
  0x31, 0xd2,                     // xor edx, edx
  0x4d, 0x31, 0xd2,               // xor r10, r10
  0x4d, 0x31, 0xc0,               // xor r8, r8
  0x0f, 0x05,                     // syscall
  0xb8, 0x3d, 1, 0, 0,            // mov eax, seccomp
  0xbf, 1, 0, 0, 0,               // mov edi, SECCOMP_SET_MODE_FILTER
  0x31, 0xf6,                     // xor esi, esi
  0x48, 0x8d, 0x15, 38, 0, 0, 0,  // lea rdx, [rip + 38]: the description, after the code
  0x0f, 0x05,                     // syscall
  0x85, 0xc0,                     // test eax, eax
  0x75, 22,                       // jnz to the last three lines
  0x48, 0x8b, 0x0c, 0x24,         // mov rcx, [rsp]: count of arguments
  0x48, 0x8d, 0x74, 0x24, 16,     // lea rsi, [rsp + 16]: arguments from the second on
  0x48, 0x8b, 0x3e,               // mov rdi, [rsi]: path of the other program
  0x48, 0x8d, 0x54, 0xcc, 16,     // lea rdx, [rsp + rcx * 8 + 16]: environment
  0x6a, 59, 0x58,                 // push execve; pop rax
  0x0f, 0x05,                     // syscall
  0xbf, 125, 0, 0, 0,             // mov edi, 125
  0x6a, 60, 0x58,                 // push exit; pop rax
  0x0f, 0x05,                     // syscall
]);

/**
 * Writes the program, which runs `ARGUMENTS[0]` with `ARGUMENTS` under the filter, or ends with 125.
 * @param filter eight-byte instructions
 */
export function writeLoader(path: string, filter: Buffer): void {
  const description = Buffer.alloc(DESCRIPTION);
  description.writeUInt16LE(filter.length / 8, 0);
  description.writeBigUInt64LE(BigInt(BASE + HEADERS + CODE.length + DESCRIPTION), 8);
  const content = Buffer.concat([CODE, description, filter]);
  writeFileSync(path, Buffer.concat([headers(HEADERS + content.length), content]), { mode: 0o700 });
}

/** Headers for a file mapped as a whole, readable and executable. @see elf(5) */
function headers(size: number): Buffer {
  const bytes = Buffer.alloc(HEADERS);
  bytes.set([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]);
  // ET_EXEC, EM_X86_64, EV_CURRENT
  bytes.writeUInt16LE(2, 16);
  bytes.writeUInt16LE(62, 18);
  bytes.writeUInt32LE(1, 20);
  bytes.writeBigUInt64LE(BigInt(BASE + HEADERS), 24);
  bytes.writeBigUInt64LE(64n, 32);
  bytes.writeUInt16LE(64, 52);
  bytes.writeUInt16LE(56, 54);
  bytes.writeUInt16LE(1, 56);
  // PT_LOAD, PF_R | PF_X
  bytes.writeUInt32LE(1, 64);
  bytes.writeUInt32LE(5, 68);
  bytes.writeBigUInt64LE(BigInt(BASE), 80);
  bytes.writeBigUInt64LE(BigInt(BASE), 88);
  bytes.writeBigUInt64LE(BigInt(size), 96);
  bytes.writeBigUInt64LE(BigInt(size), 104);
  bytes.writeBigUInt64LE(4096n, 112);
  return bytes;
}
