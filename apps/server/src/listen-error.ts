import type { Config } from "./config/config.ts";

/** Why the address cannot be listened on, and what to do, by Node's error code. */
export function describeListenError(error: unknown, { host, port }: Pick<Config, "host" | "port">): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const another = port < 65_535 ? port + 1 : 3000;
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} on ${host} is in use. Stop what is there, or choose another, like PORT=${another}.`;
    case "EACCES":
      return `Port ${port} is not open to this user. Choose one from 1024 up, like PORT=3000.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `HOST is ${host}, which is no address of this machine. HOST=127.0.0.1 is this machine alone, 0.0.0.0 all its addresses.`;
    default:
      return `The server cannot listen on ${host}, port ${port}: ${error instanceof Error ? error.message : String(error)}`;
  }
}
