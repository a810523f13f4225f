import { buildApp } from "./app.ts";
import type { Config } from "./config/config.ts";
import { productAddress } from "./config/address.ts";
import { configWarnings } from "./config/warnings.ts";
import { ConfigError, readConfig, type Environment } from "./config/read.ts";
import type { App } from "./fastify.ts";
import { describeListenError } from "./listen-error.ts";
import { stopOnSignals } from "./shutdown.ts";

const EMBEDDED_PROVIDER =
  "People sign in with the embedded identity provider, which is for development only: it takes any address, and " +
  "admin@example.com is an administrator.\n";

/** Starts the product and says where it is; what stands in the way is told in sentences, and the process ends with 1. */
export async function serve(environment: Environment, pages: string): Promise<void> {
  try {
    const config = readConfig(environment);
    const leaving = new AbortController();
    const app = await buildApp(config, pages, leaving.signal);
    // Before it says where it is: whoever hears that may end it at once.
    stopOnSignals(app, leaving, config.stopDelayMs);
    await listen(app, config);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

async function listen(app: App, config: Config): Promise<void> {
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await app.close();
    throw new ConfigError(describeListenError(error, config), { cause: error });
  }
  const address = app.server.address();
  const port = typeof address === "object" && address !== null ? address.port : config.port;
  process.stdout.write(`Matte is at ${productAddress(config, port)}\n`);
  for (const warning of configWarnings(config, port)) process.stderr.write(`${warning}\n`);
  if (config.identityProvider === null) process.stdout.write(EMBEDDED_PROVIDER);
}
