import { editorCaptions as texts } from "@matte/messages/editor-captions";
import { useState } from "react";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { Button } from "#ui/index.ts";
import { usePhotoCount } from "../state/context.ts";

const CaptionsDialog = lazyPart(async () => (await import("../captions/CaptionsDialog.tsx")).CaptionsDialog);

/** Opens the caption table for all photos; a single photo does not need it. */
export function EditCaptions() {
  const [state, setState] = useState<"unused" | "open" | "closed">("unused");
  const several = usePhotoCount() > 1;
  return (
    <>
      {several && (
        <div className="captions-open">
          <Button variant="line" size="small" aria-haspopup="dialog" onClick={() => setState("open")}>
            {texts.open}
          </Button>
        </div>
      )}
      {state !== "unused" && <CaptionsDialog open={state === "open"} onClose={() => setState("closed")} />}
    </>
  );
}
