import { editorSignature as texts } from "@matte/messages/editor-signature";
import { useRef, type ChangeEvent } from "react";
import { Button } from "#ui/index.ts";

/** Chooses a photo of a signature, or takes one. */
export function PhotoButton({ onPhoto }: { readonly onPhoto: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const file = currentTarget.files?.[0];
    currentTarget.value = "";
    if (file !== undefined) onPhoto(file);
  };
  return (
    <>
      <Button variant="line" onClick={() => input.current?.click()}>
        {texts.fromPhoto}
      </Button>
      <input ref={input} type="file" accept="image/*" hidden onChange={onChange} />
    </>
  );
}
