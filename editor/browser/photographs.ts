import { slugify } from '../../src/content/schema/slug.ts';
import { drawPhotograph, encodeJpeg } from '../../src/pictures/draw-photograph.ts';
import { MAX_WIDTH_PX } from '../../src/pictures/picture-data.ts';
import { pictureNameOf, type View, views } from '../../src/pictures/views.ts';
import { freeId } from './watch-file.ts';

const JPEG_QUALITY = 0.9;

/** The build refuses narrower pictures. */
const MIN_WIDTH_PX = 800;

/** The field whose photograph is being chosen. */
let chosenView: View = 'front';

/**
 * Prepares a photograph when it is chosen: scales it down, removes its metadata, and names it after its watch and view
 * instead of `IMG_4711.HEIC`.
 */
export function preparePhotographs(): void {
  document.addEventListener('click', noteView, { capture: true });
  document.addEventListener('change', prepare, { capture: true });
}

function noteView({ target }: Event): void {
  const path = (target as Element).closest<HTMLElement>('[data-key-path^="photographs."]')?.dataset['keyPath'];
  const view = views.find((each) => path === `photographs.${each}`);
  if (view) chosenView = view;
}

function prepare(event: Event): void {
  const { target } = event;
  if (!(target instanceof HTMLInputElement) || target.type !== 'file') return;
  const [file] = target.files ?? [];
  // The second event has the prepared photograph, which gets its own name.
  if (!file || Object.hasOwn(file, 'name')) return;
  event.stopImmediatePropagation();
  const view = chosenView;
  asJpeg(file).then(
    (jpeg) => {
      Object.defineProperty(target, 'files', { value: [nameWhenSaved(jpeg, view)], configurable: true });
      target.dispatchEvent(new Event('change', { bubbles: true }));
    },
    (error: Error) => alert(`${file.name}: ${error.message}`),
  );
}

/**
 * The photograph as JPEG: upright, at most as wide as the site shows it, without metadata.
 *
 * @throws an error for the owner, if the browser cannot read it or the build would refuse it
 */
async function asJpeg(file: File): Promise<Blob> {
  const canvas = await drawPhotograph(file, MAX_WIDTH_PX).catch(() => {
    throw new Error("can't be read by this browser. Choose a JPEG, or take the photograph with this phone.");
  });
  if (canvas.width < MIN_WIDTH_PX)
    throw new Error(`expected a picture at least ${MIN_WIDTH_PX} pixels wide, found ${canvas.width}.`);
  return encodeJpeg(canvas, JPEG_QUALITY);
}

/** The editor reads the name when it saves. By then the watch has an id, even if the photograph was chosen first. */
function nameWhenSaved(jpeg: Blob, view: View): File {
  const file = new File([jpeg], `${view}.jpg`, { type: 'image/jpeg' });
  return Object.defineProperty(file, 'name', { get: () => `${pictureNameOf(watchId(), view)}.jpg` });
}

/** The id of the open watch: from the URL if the watch has been saved, otherwise from brand, model and year. */
function watchId(): string {
  const saved = location.hash.match(/\/entries\/([\w-]+)/)?.[1];
  if (saved) return saved;
  const values = ['brand', 'model', 'year'].map((name) => {
    const input = document.querySelector<HTMLInputElement>(`[data-key-path="${name}"] :is(input, textarea)`);
    return input?.value.trim() ?? '';
  });
  return values.every(Boolean) ? freeId(slugify(values.join(' '))) : 'watch';
}
