import { lazy, type FunctionComponent, type LazyExoticComponent } from "react";
import { retryImport } from "./retry-import.ts";

/**
 * `React.lazy` for a component that may be needed while there is no network: it appears once the network is back. Wrap it
 * in its own `Suspense`, so that the page around it stays usable.
 */
export function lazyWithRetry<Props>(
  load: () => Promise<FunctionComponent<Props>>,
): LazyExoticComponent<FunctionComponent<Props>> {
  return lazy(async () => ({ default: await retryImport(load) }));
}
