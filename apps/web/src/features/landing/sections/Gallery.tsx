import { ArrowLeft, ArrowRight, Pause, Play } from "lucide-react";
import { IconButton } from "#ui/button/IconButton.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Picture, usePicture } from "../parts/Picture.tsx";
import { GALLERY, type GalleryItem } from "../pictures/gallery.ts";
import { gallerySizes, isTall, GALLERY_SPACE } from "../pictures/space.ts";

/** Six artworks, one at a time. The document's `data-work` selects it before the first paint; without scripts it is the first. */
export function Gallery() {
  return (
    <section className="gallery" aria-roledescription="carousel" aria-label="Gallery">
      <div className="gallery-works">
        {GALLERY.map((work, index) => (
          <Hung key={work.id} work={work} place={index + 1} />
        ))}
      </div>
      <div className="gallery-pager">
        <button className="button-icon" type="button" aria-label="Pause" aria-pressed="false">
          <Icon of={Pause} />
          <Icon of={Play} />
        </button>
        <IconButton icon={ArrowLeft} label="Previous" />
        <IconButton icon={ArrowRight} label="Next" />
      </div>
    </section>
  );
}

function Hung({ work, place }: { readonly work: GalleryItem; readonly place: number }) {
  const picture = usePicture(work.id);
  return (
    <figure className="work" aria-roledescription="slide">
      <div className={isTall(picture, GALLERY_SPACE) ? "work-room tall" : "work-room"}>
        <Picture of={work.id} alt={work.alt} sizes={gallerySizes(picture)} className="hung" />
      </div>
      <figcaption>
        <cite>
          <span className="dot" aria-hidden="true" />
          {work.title}
        </cite>
        Rendered, not photographed
        <br />
        {work.framing}
        <span className="work-count num">
          {place} / {GALLERY.length}
        </span>
      </figcaption>
    </figure>
  );
}
