import { fitInto, keepInside, largestScale, type Point, type Size, scaleAt, wholePicture, type Zoom } from './zoom.ts';

/** A picture of the gallery. */
export interface ViewerPicture {
  image: HTMLImageElement;
  /** Its largest file. */
  url: string;
  caption: string;
}

/** The picture on the stage. */
export interface ZoomablePicture {
  isWhole(): boolean;
  isLargest(): boolean;
  /** Adapts it to a new size of the window. */
  refit(): void;
  move(by: Point): void;
  /** Follows a finger, even beyond the window's edge. */
  follow(by: Point): void;
  scale(factor: number, at: Point, moved?: Point): void;
  showWhole(): void;
  showLargest(at: Point): void;
}

/**
 * Shows a picture on the stage: first the file that the page has loaded, then the largest.
 *
 * @param onChange called after each change of scale
 */
export function showPicture(stage: HTMLElement, picture: ViewerPicture, onChange: () => void): ZoomablePicture {
  const image = new Image();
  image.alt = picture.image.alt;
  image.draggable = false;
  image.src = picture.image.currentSrc || picture.url;
  stage.replaceChildren(image);
  showLargestFile(image, picture.url);

  const master = sizeOf(picture.image);
  const stageSize = (): Size => ({ width: stage.clientWidth, height: stage.clientHeight });
  const fitted = () => fitInto(stageSize(), master);
  const largest = () => largestScale(fitted(), master, devicePixelRatio);
  let zoom = wholePicture;

  function place(next: Zoom, glide: boolean) {
    zoom = keepInside(next, fitted(), stageSize());
    draw(zoom, glide);
    onChange();
  }
  function draw({ x, y, scale }: Zoom, glide: boolean) {
    image.toggleAttribute('data-glides', glide);
    // Through the CSSOM, because the Content Security Policy blocks style attributes.
    image.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  }
  const moved = ({ x, y }: Point) => ({ ...zoom, x: zoom.x + x, y: zoom.y + y });

  return {
    isWhole: () => zoom.scale === 1,
    isLargest: () => zoom.scale >= largest(),
    refit: () => place(scaleAt(zoom, 1, wholePicture, largest()), false),
    move: (by) => place(moved(by), false),
    follow: (by) => draw(moved(by), false),
    scale: (factor, at, by) => place(scaleAt(by ? moved(by) : zoom, factor, at, largest()), !by),
    showWhole: () => place(wholePicture, true),
    showLargest: (at) => place(scaleAt(zoom, largest(), at, largest()), true),
  };
}

/** Fetches the largest file after the smaller one is decoded, and shows it once it is decoded. */
async function showLargestFile(image: HTMLImageElement, url: string) {
  const largest = new Image();
  try {
    await image.decode();
    largest.src = url;
    await largest.decode();
    image.src = url;
  } catch {
    // The smaller file remains.
  }
}

/** The size of the master, from the element's attributes: the file shown may be smaller. */
function sizeOf(image: HTMLImageElement): Size {
  return { width: Number(image.getAttribute('width')), height: Number(image.getAttribute('height')) };
}
