import { lazy, Suspense, useCallback, useState, type ReactNode } from "react";
import { UpsellContext } from "../../lib/upsell.ts";

const UpgradeDialog = lazy(async () => {
  const { UpgradeDialog: Dialog } = await import("./UpgradeDialog.tsx");
  return { default: Dialog };
});

/** Lets everything below open the upgrade modal; its code comes when it is first opened. */
export function UpgradeProvider({ children }: { readonly children: ReactNode }) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const show = useCallback(() => {
    setWanted(true);
    setOpen(true);
  }, []);
  return (
    <UpsellContext value={show}>
      {children}
      {wanted && (
        <Suspense fallback={null}>
          <UpgradeDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </UpsellContext>
  );
}
