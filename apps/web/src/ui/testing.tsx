/** Renders components for browser specs, with the product's styles. */
import "./tokens.css";
import "./faces.css";
import "./base.css";
import "./forced-colours.css";
import { StrictMode, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach } from "vitest";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";

const mounted: { readonly root: Root; readonly element: HTMLElement }[] = [];

afterEach(hideAll);

/** Unmounts everything, as leaving the page does. */
export function hideAll(): void {
  for (const { root, element } of mounted.splice(0)) {
    root.unmount();
    element.remove();
  }
}

/** Renders synchronously; removes everything after the test. */
export function show(contents: ReactNode): HTMLElement {
  const element = document.createElement("div");
  document.body.append(element);
  const root = createRoot(element);
  mounted.push({ root, element });
  flushSync(() => root.render(<StrictMode>{contents}</StrictMode>));
  return element;
}

/** A separate router: the test page's URL stays as it is. @param path page open at first */
export function MemoryRouter({ path = "/", children }: { readonly path?: string; readonly children: ReactNode }) {
  const [{ hook }] = useState(() => memoryLocation({ path }));
  return <Router hook={hook}>{children}</Router>;
}
