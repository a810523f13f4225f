import { landing } from "@matte/messages/landing";
import { plans } from "@matte/messages/plans";
import { ArrowLeft, ArrowRight, Pause, Play } from "lucide-react";
import { ACCEPTED } from "#domain/photos/file-kinds.ts";
import { Button, ButtonLink } from "#ui/button/Button.tsx";
import { IconButton } from "#ui/button/IconButton.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Picture, usePicture } from "../parts/Picture.tsx";
import { GALLERY, type GalleryItem } from "../pictures/gallery.ts";
import { gallerySizes, isTall, GALLERY_SPACE } from "../pictures/space.ts";

const { hero, gallery, hang } = landing;

/** The first screen: what Matte is, and a gallery. */
export function Hero() {
  return (
    <section className="hero wrap" aria-label={hero.label}>
      <div className="hero-text">
        <h1>{hero.title}</h1>
        <p className="hero-lead">{hero.lead}</p>
        <p className="hero-action">
          <ButtonLink to="/tool" size="large" reloadDocument>
            {plans.tryFree}
          </ButtonLink>
          <span>{hero.trusted}</span>
        </p>
      </div>
      <Gallery />
      <p className="hang-here" aria-hidden="true">
        {hang.here}
      </p>
      <p className="hang-notice" role="status" />
    </section>
  );
}

/** Six artworks, one at a time. The document's `data-work` selects it before the first paint; without scripts it is the first. */
function Gallery() {
  return (
    <section className="gallery" aria-roledescription={gallery.carousel} aria-label={gallery.label}>
      <div className="gallery-works">
        {GALLERY.map((artwork, index) => (
          <Hung key={artwork.id} artwork={artwork} place={index + 1} />
        ))}
      </div>
      <div className="hang-row">
        <Button variant="line" data-action="hang">
          {hang.action}
        </Button>
        <span>{hang.hint}</span>
        <input type="file" accept={ACCEPTED} hidden />
      </div>
      <div className="gallery-pager">
        <button
          className="button-icon"
          type="button"
          data-action="pause"
          aria-label={gallery.pause}
          aria-pressed="false"
        >
          <Icon of={Pause} />
          <Icon of={Play} />
        </button>
        <IconButton data-action="previous" icon={ArrowLeft} label={gallery.previous} />
        <IconButton data-action="next" icon={ArrowRight} label={gallery.next} />
      </div>
    </section>
  );
}

function Hung({ artwork: { id }, place }: { readonly artwork: GalleryItem; readonly place: number }) {
  const picture = usePicture(id);
  const { title, framing } = landing.pictures.gallery[id];
  return (
    <figure className="work" aria-roledescription={gallery.slide}>
      <div className={isTall(picture, GALLERY_SPACE) ? "work-room tall" : "work-room"}>
        <Picture of={id} sizes={gallerySizes(picture)} className="hung" />
      </div>
      <figcaption>
        <cite>
          <span className="dot" aria-hidden="true" />
          {title}
        </cite>
        {gallery.rendered}
        <br />
        {framing}
        <span className="work-count num">{gallery.place(place, GALLERY.length)}</span>
      </figcaption>
    </figure>
  );
}
