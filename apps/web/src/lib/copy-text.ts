/** Copies a text. WebKit opens the clipboard only during a press: the text comes as a promise. */
export function copyText(text: Promise<string>): Promise<void> {
  const blob = text.then((value) => new Blob([value], { type: "text/plain" }));
  return navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}
