import { type Shop, shopSchema } from './shop-schema.ts';

/**
 * Replaces `content/shop.yaml` while it has mistakes, so that the development server starts and shows them. It is never
 * published, because a mistake stops a build.
 */
export const placeholderShop: Shop = shopSchema.parse({
  name: 'Shop',
  url: 'https://shop.example',
  phone: '+00 000000',
  whatsapp: '+00 000000',
  email: 'shop@shop.example',
  address: {
    street: 'Street',
    district: 'District',
    city: 'City',
    postalCode: '000000',
    region: 'Region',
    country: 'Country',
    countryCode: 'IN',
  },
  location: { latitude: 0, longitude: 0 },
  hours: { timeZone: 'UTC', firstDay: 'monday', lastDay: 'friday', opens: '10:00', closes: '18:00' },
});
