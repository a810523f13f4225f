import { settingsWithLook, withoutPlaceTexts, type Look } from "@matte/engine";
import { lookSample } from "@matte/messages/look-sample";
import { useCallback, useEffect, useMemo, useState } from "react";
import { CAPTIONED } from "#domain/looks/captioned.ts";
import { lookInFragment } from "#domain/looks/look-link.ts";
import { LookSample } from "#domain/looks/LookSample.tsx";

interface LinkedFrameProps {
  /** Called when the look is on the page; never for a link without a readable one. */
  readonly onDrawn: () => void;
}

/** A sample photo in the look of the opening link. */
export function LinkedFrame({ onDrawn }: LinkedFrameProps) {
  const look = useLinkedLook();
  const [drawn, setDrawn] = useState(false);
  const settings = useMemo(() => look && settingsWithLook(CAPTIONED, look), [look]);
  const show = useCallback(() => {
    setDrawn(true);
    onDrawn();
  }, [onDrawn]);
  if (settings === null) return null;
  return (
    <div className="linked-frame" hidden={!drawn}>
      <figure className="sign-in-frame">
        <LookSample settings={settings} watermark={false} onDrawn={show} />
      </figure>
      <p className="sign-in-label">
        <cite>
          <span className="dot" aria-hidden="true" />
          {lookSample.title}
        </cite>
        {lookSample.origin}
      </p>
    </div>
  );
}

/** Null until it is read, and for a link without one. */
function useLinkedLook(): Look | null {
  const [look, setLook] = useState<Look | null>(null);
  useEffect(() => {
    let current = true;
    const read = async (): Promise<void> => {
      const found = await lookInFragment(location.hash);
      if (current && found?.type === "look") setLook(withoutPlaceTexts(found.look));
    };
    void read();
    return () => {
      current = false;
    };
  }, []);
  return look;
}
