import { capabilities } from "@matte/engine";
import { editor } from "@matte/messages/editor";
import { Plus } from "lucide-react";
import type { ChangeEvent, ReactNode, RefObject } from "react";
import { Icon } from "#ui/Icon.tsx";
import { useEditor } from "../state/context.ts";
import { ACCEPTED } from "#domain/photos/file-kinds.ts";

interface AddPhotosProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onFiles: (files: readonly File[]) => void;
  /** Label next to the plus sign. */
  readonly children: ReactNode;
}

/** Button for the file picker. Drops are accepted anywhere in the window. */
export function AddPhotos({ input, onFiles, children }: AddPhotosProps) {
  const several = useEditor((state) => capabilities(state.plan).batch);
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    onFiles([...(currentTarget.files ?? [])]);
    // Otherwise choosing the same file again would not be a change.
    currentTarget.value = "";
  };
  return (
    <label className="editor-add">
      <Icon of={Plus} />
      {children}
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        aria-label={editor.addPhotos}
        accept={ACCEPTED}
        multiple={several}
        onChange={onChange}
      />
    </label>
  );
}
