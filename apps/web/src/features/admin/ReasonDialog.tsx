import { SUBMISSION_LIMIT } from "@matte/contracts/look-limits";
import { admin } from "@matte/messages/admin";
import { useState } from "react";
import { Row, TextField } from "#ui/index.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { DialogForm } from "#ui/overlay/DialogForm.tsx";

const { reviews: texts } = admin;

interface ReasonDialogProps {
  /** Of the look that is declined; null while none is. */
  readonly name: string | null;
  readonly onClose: () => void;
  readonly onReason: (reason: string) => void;
}

/** Asks why a look is declined. */
export function ReasonDialog({ name, ...rest }: ReasonDialogProps) {
  return (
    <Dialog title={texts.reasonFor(name ?? "")} open={name !== null} onClose={rest.onClose}>
      {name !== null && <Reason key={name} {...rest} />}
    </Dialog>
  );
}

function Reason({ onClose, onReason }: Omit<ReasonDialogProps, "name">) {
  const [reason, setReason] = useState("");
  const trimmed = reason.trim();
  return (
    <DialogForm
      action={texts.decline}
      ready={trimmed !== ""}
      failure={null}
      onCancel={onClose}
      onSubmit={() => onReason(trimmed)}
    >
      <Row label={texts.reason}>
        <TextField value={reason} maxLength={SUBMISSION_LIMIT.reason} onChange={setReason} />
      </Row>
    </DialogForm>
  );
}
