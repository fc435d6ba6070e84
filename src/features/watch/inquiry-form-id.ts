/** The id of the inquiry button's form, which other buttons of the page also submit. */
export const inquiryFormId = 'inquire';
