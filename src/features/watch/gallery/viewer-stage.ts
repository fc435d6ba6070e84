import { fitInto, keepInside, largestScale, type Point, scaleAt, wholePicture, type Zoom } from './zoom.ts';

export type ViewerStage = ReturnType<typeof createStage>;

/**
 * The stage of the viewer: shows one picture and enlarges it. Points are CSS pixels from its middle.
 *
 * @param onChange called for a new picture, and after each change of scale
 */
export function createStage(element: HTMLElement, onChange: () => void) {
  // Placeholders until the first picture is shown.
  let image = new Image();
  let master = { width: 1, height: 1 };
  let zoom = wholePicture;
  const stageSize = () => ({ width: element.clientWidth, height: element.clientHeight });
  const fitted = () => fitInto(stageSize(), master);
  const largest = () => largestScale(fitted(), master, devicePixelRatio);
  const moved = ({ x, y }: Point) => ({ ...zoom, x: zoom.x + x, y: zoom.y + y });

  /** First the file that the page has loaded, then the largest, to which the link leads. */
  function show(link: HTMLAnchorElement) {
    const small = link.querySelector('img') as HTMLImageElement;
    image = new Image();
    image.alt = small.alt;
    image.draggable = false;
    image.src = small.currentSrc || link.href;
    element.replaceChildren(image);
    showLargestFile(image, link.href);
    // From the attributes: the file shown may be smaller than the master.
    master = { width: Number(small.getAttribute('width')), height: Number(small.getAttribute('height')) };
    zoom = wholePicture;
    onChange();
  }

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

  function pointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }

  return {
    element,
    pointOf,
    show,
    isWhole: () => zoom.scale === 1,
    isLargest: () => zoom.scale >= largest(),
    move: (by: Point) => place(moved(by), false),
    /** Follows a finger, even beyond the window's edge. */
    follow: (by: Point) => draw(moved(by), false),
    /** Around a point. A pinch also moves the picture, which then does not glide. */
    scale: (factor: number, at: Point, by?: Point) => place(scaleAt(by ? moved(by) : zoom, factor, at, largest()), !by),
    showWhole: () => place(wholePicture, true),
    showLargest: (at: Point) => place(scaleAt(zoom, largest(), at, largest()), true),
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
