import { Contrast, Ellipsis, Keyboard } from "lucide-react";
import { useState } from "react";
import { Button, toasts } from "../src/ui/index.ts";
import { Dialog } from "../src/ui/overlay/Dialog.tsx";
import { Menu } from "../src/ui/overlay/Menu.tsx";
import { Sheet } from "../src/ui/overlay/Sheet.tsx";

export function Overlays() {
  const [open, setOpen] = useState<"dialog" | "sheet" | null>(null);
  const close = (): void => setOpen(null);
  return (
    <div className="gallery-line">
      <Button variant="line" size="small" onClick={() => setOpen("dialog")}>
        Dialog
      </Button>
      <Button variant="line" size="small" onClick={() => setOpen("sheet")}>
        Sheet
      </Button>
      <Menu
        label="More"
        icon={Ellipsis}
        items={[
          { label: "Dark mode", icon: Contrast, checked: true, onSelect: () => toasts.plain("Dark mode") },
          { label: "Keyboard shortcuts", icon: Keyboard, onSelect: () => toasts.plain("Shortcuts") },
        ]}
      />
      <Dialog open={open === "dialog"} onClose={close} title="Keyboard shortcuts">
        <p>Arrow keys move between photos.</p>
      </Dialog>
      <Sheet
        open={open === "sheet"}
        onClose={close}
        label="Thumbnails"
        heading="6 photos"
        end={<Button variant="bare">Clear all</Button>}
      >
        <p>Thumbnails stand here.</p>
      </Sheet>
    </div>
  );
}
