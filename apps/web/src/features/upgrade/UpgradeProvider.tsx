import { upgrade } from "@matte/messages/upgrade";
import { useCallback, useState, type ComponentType, type ReactNode } from "react";
import { UpsellContext, type UpsellAlternative } from "#domain/upsell.ts";
import { toasts } from "#ui/toast/toasts.ts";
import type { UpgradeDialogProps } from "./UpgradeDialog.tsx";

type Modal = ComponentType<UpgradeDialogProps>;

async function loadModal(): Promise<Modal> {
  const { UpgradeDialog } = await import("./UpgradeDialog.tsx");
  return UpgradeDialog;
}

interface UpgradeProviderProps {
  readonly children: ReactNode;
  /** Loads the dialog's code; replaced in tests. */
  readonly load?: () => Promise<Modal>;
}

/** Lets descendants open the upgrade dialog. Its code is loaded when it first opens; the editor works without it. */
export function UpgradeProvider({ children, load = loadModal }: UpgradeProviderProps) {
  const [UpgradeDialog, setUpgradeDialog] = useState<Modal | null>(null);
  const [open, setOpen] = useState(false);
  const [alternative, setAlternative] = useState<UpsellAlternative | undefined>();
  const show = useCallback(
    (offered?: UpsellAlternative) => {
      setAlternative(offered);
      setOpen(true);
      void load().then(
        (loaded) => setUpgradeDialog(() => loaded),
        () => toasts.error(upgrade.notLoaded),
      );
    },
    [load],
  );
  return (
    <UpsellContext value={show}>
      {children}
      {UpgradeDialog !== null && <UpgradeDialog open={open} onClose={() => setOpen(false)} alternative={alternative} />}
    </UpsellContext>
  );
}
