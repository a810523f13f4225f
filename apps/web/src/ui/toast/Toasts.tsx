import { ui } from "@matte/messages/ui";
import { CircleAlert, X } from "lucide-react";
import { resolveValue, useToaster, type Toast } from "react-hot-toast/headless";
import { IconButton } from "../button/IconButton.tsx";
import { Icon } from "../Icon.tsx";
import { usePause } from "./pause.ts";
import { LEAVING, toasts } from "./toasts.ts";
import "./toast.css";

const OPTIONS = { removeDelay: LEAVING };

/** The list of messages, once per page. Their clock stops under the pointer and while they have the focus. */
export function Toasts() {
  const { toasts: all, handlers } = useToaster(OPTIONS);
  const pause = usePause(all.length, handlers);
  return (
    <div className="toasts" {...pause}>
      {all.map((toast) => (
        <Message key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function Message({ toast }: { readonly toast: Toast }) {
  return (
    <div className={`toast toast-${toast.type}`} data-leaving={toast.visible ? undefined : ""}>
      {toast.type === "error" && <Icon of={CircleAlert} />}
      {toast.type === "loading" && <span className="spinner" aria-hidden="true" />}
      <div className="toast-text" {...toast.ariaProps}>
        {resolveValue(toast.message, toast)}
      </div>
      <IconButton icon={X} label={ui.dismiss} onClick={() => toasts.dismiss(toast.id)} />
    </div>
  );
}
