import { contentSchemas } from '../content-schemas.ts';
import { type Form, listOff, toFile, toForm, withOff } from './form-values.ts';
import { photographsFolder } from './watch-file.ts';

type Person = { portrait?: string };

/** Converts the data of `shop.yaml` for the editor. Of a portrait that was chosen there, the form has the path. */
export function readShop(data: Form): Form {
  const form = toForm(data, contentSchemas.shop) as Form;
  const withPath = (portrait: string) => (portrait.includes('.') ? `${photographsFolder}/${portrait}` : portrait);
  return { ...withPortraits(form, withPath), off: listOff(data).join() };
}

/** The data of `shop.yaml`. */
export function shopFromForm(form: Form): Form {
  const withName = (portrait: string) => portrait.replace(`${photographsFolder}/`, '');
  return toFile(withPortraits(withOff(form), withName), contentSchemas.shop) as Form;
}

function withPortraits(form: Form, rename: (portrait: string) => string): Form {
  if (!Array.isArray(form['people'])) return form;
  const people = (form['people'] as Person[]).map(({ portrait, ...person }) => ({
    ...person,
    ...(portrait && { portrait: rename(portrait) }),
  }));
  return { ...form, people };
}
