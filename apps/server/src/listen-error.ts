import type { Config } from "./config/config.ts";

/** Explains by Node's error code why the server can't listen, and the remedy. */
export function describeListenError(error: unknown, { host, port }: Pick<Config, "host" | "port">): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const another = port < 65_535 ? port + 1 : 3000;
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} on ${host} is in use. Stop the other program, or choose another port, like PORT=${another}.`;
    case "EACCES":
      return `Port ${port} isn’t open to this user. Choose one from 1024 up, like PORT=3000.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `HOST is ${host}, which isn’t an address of this machine. HOST=127.0.0.1 is this machine only, 0.0.0.0 all its addresses.`;
    default:
      return `The server can’t listen on ${host}, port ${port}: ${error instanceof Error ? error.message : String(error)}`;
  }
}
