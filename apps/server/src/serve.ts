import { buildApp } from "./app.ts";
import type { Config } from "./config/config.ts";
import { ConfigError, readConfig, type Environment } from "./config/read.ts";
import { productOrigin } from "./config/urls.ts";
import { configWarnings } from "./config/warnings.ts";
import type { App } from "./http/app.ts";
import { describeListenError } from "./listen-error.ts";
import { stopOnSignals } from "./shutdown.ts";

const EMBEDDED_PROVIDER =
  "Sign-in uses the embedded identity provider, which is for development only: it accepts any address, and " +
  "admin@example.com is an administrator.\n";

/** Starts the server and prints its URL. Prints configuration problems as sentences, with exit code 1. */
export async function serve(environment: Environment, pages: string): Promise<void> {
  try {
    const config = readConfig(environment);
    const stopping = new AbortController();
    const app = await buildApp(config, pages, stopping.signal);
    // Before printing the URL: a supervisor may stop the process as soon as it reads it.
    stopOnSignals(app, stopping, config.stopDelayMs);
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
  process.stdout.write(`Matte is at ${productOrigin(config, port)}\n`);
  for (const warning of configWarnings(config, port)) process.stderr.write(`${warning}\n`);
  if (config.identityProvider === null && config.privateMode === null) process.stdout.write(EMBEDDED_PROVIDER);
}
