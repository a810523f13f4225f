/** Every component in one page, for the eye: `npm run dev`, then /gallery/ui.html. Not part of the product. */
import "../src/ui/tokens.css";
import "../src/ui/faces.css";
import "../src/ui/base.css";
import "./ui.css";
import { CSPProvider } from "@base-ui/react/csp-provider";
import { createRoot } from "react-dom/client";
import { Toasts } from "../src/ui/index.ts";
import { Overlays } from "./overlays.tsx";
import { Panel } from "./panel.tsx";
import { Pieces } from "./pieces.tsx";

const root = document.getElementById("root");
if (root !== null) {
  createRoot(root).render(
    <CSPProvider disableStyleElements>
      <div className="gallery">
        <aside aria-label="Pro">
          <Panel locked={false} />
        </aside>
        <aside aria-label="Free">
          <Panel locked />
        </aside>
        <main>
          <h1 className="visually-hidden">Components</h1>
          <Pieces />
          <Overlays />
        </main>
      </div>
      <Toasts />
    </CSPProvider>,
  );
}
