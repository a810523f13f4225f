/// <reference path="../../domain/pictures/virtual.d.ts" />
import picture from "virtual:picture/pro";

/** A frame that needs Pro: black, with a white stroke, a logo and one line of exposure, without the watermark. */
export function ProFrame() {
  return (
    <div className="pro-frame-wall">
      <figure>
        <img
          className="pro-frame"
          src={picture.src}
          srcSet={picture.srcSet}
          sizes="358px"
          width={picture.width}
          height={picture.height}
          alt="Groynes in a quiet sea, framed in black with a white stroke and a logo"
          loading="lazy"
        />
      </figure>
      <p className="pro-frame-label">
        <cite>With Pro</cite>
        White stroke, logo, one line of exposure. No watermark. The picture is rendered.
      </p>
    </div>
  );
}
