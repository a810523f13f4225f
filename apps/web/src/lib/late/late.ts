import { lazy, type FunctionComponent, type LazyExoticComponent } from "react";
import { insist } from "./insist.ts";

/**
 * A component that is loaded when it is first needed. Without a network it comes once that is back, and the page around it
 * goes on meanwhile: give it a `Suspense` of its own.
 */
export function late<Props>(
  load: () => Promise<FunctionComponent<Props>>,
): LazyExoticComponent<FunctionComponent<Props>> {
  return lazy(async () => ({ default: await insist(load) }));
}
