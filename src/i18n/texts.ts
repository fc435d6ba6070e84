/** A file of `content/locales`, or a part of it. */
export type Texts = { readonly [key: string]: string | Texts };
