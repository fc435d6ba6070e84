import { slugify } from '../../src/content/schema/slug.ts';

/** What a watch's id is made of, and so the name of its picture. */
const namingFields = ['brand', 'model', 'year'];

/** Gives a photograph the name of its watch when it is chosen: a phone calls it `IMG_4711.jpg`. */
export function namePhotographs(): void {
  document.addEventListener('change', rename, { capture: true });
}

function rename({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'file' || !target.files?.length) return;
  const id = watchId();
  if (!id) return;
  const renamed = new DataTransfer();
  for (const file of target.files) {
    const ending = file.name.match(/\.\w+$/)?.[0].toLowerCase() ?? '.jpg';
    renamed.items.add(new File([file], `${id}${ending}`, { type: file.type, lastModified: file.lastModified }));
  }
  // The editor reads the list after this listener, which is the first to hear of it.
  target.files = renamed.files;
}

/** The id of the watch whose form is open. */
function watchId(): string {
  const values = namingFields.map((name) => {
    const input = document.querySelector<HTMLInputElement>(`[data-key-path="${name}"] :is(input, textarea)`);
    return input?.value.trim() ?? '';
  });
  return values.every(Boolean) ? slugify(values.join(' ')) : '';
}
