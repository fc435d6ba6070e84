/** What any text may say about the shop, by a placeholder such as `{{street}}`. It is written in `content/shop.yaml` alone. */
export const shopDetails = ['street', 'district', 'city', 'hours'] as const;

export const shopPlaceholders = shopDetails.map((name) => `{{${name}}}`);

/** What prose may say about the terms of a sale, by a placeholder such as `{{guaranteeYears}}`, while the shop has set them. */
export const termDetails = ['holdHours', 'inspectionDays', 'guaranteeYears', 'circaYears', 'movementMonths'] as const;
