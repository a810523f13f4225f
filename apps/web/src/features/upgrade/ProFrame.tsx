import sea from "./sea.jpg";

/** A frame as only Pro makes it: black, a white stroke, a logo, one line of exposure, no watermark. */
export function ProFrame() {
  return (
    <div className="pro-frame-wall">
      <figure className="pro-frame">
        <img
          src={sea}
          width="720"
          height="480"
          alt="Groynes in a quiet sea, framed in black with a white stroke and a logo"
        />
        <div className="pro-frame-caption" aria-hidden="true">
          <p>
            <b>Groynes</b>
            <br />
            Low water
          </p>
          <svg viewBox="0 0 96 24" fill="none" stroke="currentColor" strokeWidth="1.5">
            <path d="M2 20 12 4l10 16M12 4v16M30 20V4l10 12L50 4v16" />
            <path d="M60 4h34M60 12h26M60 20h34" />
          </svg>
          <p>f/8.0&ensp;120 s&ensp;ISO 64</p>
        </div>
      </figure>
      <p className="pro-frame-label">
        <cite>With Pro</cite>
        White stroke, logo, one line of exposure. No watermark. The picture is rendered.
      </p>
    </div>
  );
}
