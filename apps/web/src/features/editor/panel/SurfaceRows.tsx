import { DEFAULT_SETTINGS, isChoiceLocked, RANGES, SURFACES, type SurfaceSetting } from "@matte/engine";
import { editorSurface } from "@matte/messages/editor-surface";
import { type CSSProperties, useId } from "react";
import { ProBadge, Row, Slider } from "#ui/index.ts";
import { useControl, useEditor, useSession, useSetting } from "../state/context.ts";
import { BackgroundRows } from "./BackgroundRows.tsx";
import { More } from "./PanelSection.tsx";
import { SWATCHES } from "./surfaces/index.ts";
import "./surface.css";

/** The matte's relief with its depth, and the background. */
export function SurfaceRows() {
  const depth = useSetting("surfaceDepth");
  const hasSurface = useSetting("surface") !== "none";
  const background = useSetting("background");
  return (
    <>
      <SurfaceRow />
      <More
        part="matte-more"
        name={editorSurface.more}
        summary={editorSurface.summary(hasSurface ? depth : null, background)}
      >
        {hasSurface && <DepthRow />}
        <BackgroundRows />
      </More>
    </>
  );
}

/** One badge covers all surfaces missing in the plan. */
function SurfaceRow() {
  const { upsell } = useSession().services;
  const plan = useEditor((state) => state.plan);
  const { value, onChange } = useControl("surface");
  const isLocked = (surface: SurfaceSetting): boolean => isChoiceLocked("surface", surface, plan);
  return (
    <Row
      label={editorSurface.surface}
      group
      badge={SURFACES.some(isLocked) && <ProBadge of={editorSurface.feature} onClick={upsell} />}
    >
      <Surfaces value={value} onChange={(surface) => (isLocked(surface) ? upsell() : onChange(surface))} />
      <b className="surface-name" aria-hidden="true">
        {editorSurface.surfaces[value]}
      </b>
    </Row>
  );
}

interface SurfacesProps {
  readonly value: SurfaceSetting;
  readonly onChange: (surface: SurfaceSetting) => void;
}

function Surfaces({ value, onChange }: SurfacesProps) {
  const name = useId();
  return (
    <div className="surfaces" role="radiogroup" aria-label={editorSurface.surface}>
      {SURFACES.map((surface) => (
        <label key={surface} title={editorSurface.surfaces[surface]} style={pictureOf(surface)}>
          <input
            type="radio"
            name={name}
            value={surface}
            aria-label={editorSurface.surfaces[surface]}
            checked={surface === value}
            onChange={() => onChange(surface)}
          />
        </label>
      ))}
    </div>
  );
}

function pictureOf(surface: SurfaceSetting): CSSProperties {
  const { colour, picture } = SWATCHES[surface];
  return { backgroundColor: colour, ...(picture !== undefined && { backgroundImage: `url("${picture}")` }) };
}

function DepthRow() {
  const depth = useControl("surfaceDepth");
  return (
    <Row label={editorSurface.depthRow}>
      <Slider {...RANGES.surfaceDepth} {...depth} label={editorSurface.depth} initial={DEFAULT_SETTINGS.surfaceDepth} />
    </Row>
  );
}
