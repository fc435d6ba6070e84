import type { InquiryStore } from './store/store.ts';

/** Looks for what fails. @returns a sentence for each, for the person who looks after the server */
export async function findProblems(store: InquiryStore): Promise<string[]> {
  try {
    await store.check();
    const space = await store.findSpace();
    const { refused, error } = await store.summarizeMail();
    return [
      ...(space === 'photographs' ? [] : [`storage: full, see INQUIRIES_MAX_MB: there is space for ${space}`]),
      ...(refused > 0 ? [`mail: ${refused} not taken by the mail server, which says: ${error}`] : []),
    ];
  } catch (error) {
    return [`database: ${(error as Error).message}`];
  }
}
