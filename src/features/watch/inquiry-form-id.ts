/** The id of the form of the button that inquires: buttons elsewhere in the page submit it too. */
export const inquiryFormId = 'inquire';
