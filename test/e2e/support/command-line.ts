/** The command line, signed in without a server. */
import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { exportJWK, generateKeyPair, SignJWT } from "jose";

/** Playwright's set-up builds it. */
const PROGRAM = fileURLToPath(new URL("../../../apps/cli/dist/main.js", import.meta.url));
const ISSUER = "https://matte.example";

/** Runs `matte`. @param settings folder with {@link writeAccount}'s account */
export async function matte(settings: string, ...args: readonly string[]): Promise<string> {
  const env = { ...process.env, LC_ALL: "C.UTF-8", XDG_CONFIG_HOME: settings };
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, ...args], { env });
  return stdout;
}

/** Writes an account with a token from new keys, which the command verifies without the network. */
export async function writeAccount(settings: string, plan: "pro" | "studio"): Promise<void> {
  const { publicKey, privateKey } = await generateKeyPair("ES256", { extractable: true });
  const key = { ...(await exportJWK(publicKey)), kid: "1", alg: "ES256", use: "sig" };
  const token = await new SignJWT({ sub: "1", sid: "1", email: "ada@matte.example", plan })
    .setProtectedHeader({ alg: "ES256", kid: "1", typ: "matte-device+jwt" })
    .setIssuedAt()
    .setExpirationTime("30d")
    .setIssuer(ISSUER)
    .setAudience("matte-device")
    .sign(privateKey);
  await mkdir(join(settings, "matte"), { recursive: true });
  const account = { server: ISSUER, issuer: ISSUER, token, keys: [key] };
  await writeFile(join(settings, "matte", "account.json"), JSON.stringify(account));
}
