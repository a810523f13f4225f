import { capabilities } from "@matte/engine";
import { Plus } from "lucide-react";
import type { ChangeEvent, ReactNode, RefObject } from "react";
import { Icon } from "#ui/Icon.tsx";
import { useEditor } from "../state/context.ts";
import { PHOTO_TYPES } from "./file-kinds.ts";

interface AddPhotosProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onFiles: (files: readonly File[]) => void;
  /** What stands beside the plus sign. */
  readonly children: ReactNode;
}

/** The way to the file picker; drops are taken anywhere in the window. */
export function AddPhotos({ input, onFiles, children }: AddPhotosProps) {
  const several = useEditor((state) => capabilities(state.plan).batch);
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    onFiles([...(currentTarget.files ?? [])]);
    // So that choosing the same file once more is a change again.
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
        aria-label="Add photos"
        accept={PHOTO_TYPES.join(",")}
        multiple={several}
        onChange={onChange}
      />
    </label>
  );
}
