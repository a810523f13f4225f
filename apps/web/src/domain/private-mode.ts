/**
 * How a private server lets its owner in: `open` to everyone on its machine, or by a `password`; null where users sign
 * in. The server writes it into each page.
 */
export function privateMode(): "open" | "password" | null {
  const mode = document.documentElement.dataset["private"];
  return mode === "open" || mode === "password" ? mode : null;
}
