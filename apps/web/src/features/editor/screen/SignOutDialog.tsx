import { editorWork } from "@matte/messages/editor-work";
import { ConfirmDialog } from "#ui/overlay/ConfirmDialog.tsx";

const { title, ...texts } = editorWork.signOut;

interface SignOutDialogProps {
  readonly open: boolean;
  readonly count: number;
  readonly onSignOut: () => void;
  readonly onClose: () => void;
}

/** The question before photos are discarded. */
export function SignOutDialog({ open, count, onSignOut, onClose }: SignOutDialogProps) {
  return <ConfirmDialog title={title(count)} {...texts} open={open} onConfirm={onSignOut} onClose={onClose} />;
}
