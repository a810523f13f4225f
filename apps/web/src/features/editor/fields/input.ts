/** A field's text input, rendered by React elsewhere. */

export type TextInput = HTMLInputElement | HTMLTextAreaElement;

export function inputOf(id: string): TextInput | null {
  const element = document.getElementById(id);
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : null;
}

/** Replaces a part of an input's text as typing would, and puts the caret after it. */
export function replaceText(input: TextInput, text: string, from: number, to: number): void {
  input.setRangeText(text, from, to, "end");
  input.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertReplacementText" }));
}
