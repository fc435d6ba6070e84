import type { ShopContent } from './shop-content.ts';

/** The second Submariner of 1967, named as the editor does. */
export const twinId = 'rolex-submariner-1967-1';

/** A watch in English only, with the editor's defaults. */
export const newId = 'seiko-astron-1969';

/** A sold watch, the first of the sample's list. */
export const soldId = 'audemars-piguet-royal-oak-1972';

/** A watch that is reserved until a day. */
export const reservedId = 'vacheron-constantin-chronometre-royal-1957';

/** The watchmaker who examined {@link reservedId}. */
export const examiner = 'Asha Raman';

const changes: Record<string, Partial<ShopContent['watches'][number]>> = {
  [soldId]: { status: 'sold', soldOn: '2026-09-30' },
  'omega-speedmaster-professional-1969': { status: 'sold', soldOn: '2026-09-02' },
  'breitling-navitimer-1964': { status: 'sold', soldOn: '2026-02-20' },
  [reservedId]: { status: 'reserved', reservedUntil: '2096-03-01', examinedBy: examiner },
};

/** The owner's photographs, sizes in pixels. Phones take 3:4 and 4:3. */
const photographs: Record<string, [width: number, height: number]> = {
  [twinId]: [1600, 2000],
  [`${twinId}-movement`]: [1200, 1200],
  [newId]: [2000, 1500],
  [`${newId}-side`]: [1500, 2000],
  'asha-raman': [900, 900],
  'longines-13zn-1942': [1500, 2000],
};

const descriptions = {
  astron:
    'The first quartz watch that anyone could buy came out on Christmas Day 1969 in Tokyo, in gold, at the price of a small ' +
    'car. Few were made, and fewer still run. This one came to us from the family of its first owner, who wore it on weekdays ' +
    'and left it in a drawer on Sundays. We have not opened it yet. The case keeps its hammered edges, the crown answers, and ' +
    'the hand steps.',
  twin:
    'A second Submariner of the same year, and not the same watch: this one has lived on a boat. Its dial has turned to a warm ' +
    'brown, which collectors call tropical, and the plots have followed it to the colour of honey. The bezel has faded ' +
    'unevenly, the case was never polished, and the bracelet is a later one. The movement was cleaned and oiled in our ' +
    'workshop and keeps good time.',
};

const notExamined = { originality: 'not known', grade: 'not examined' } as const;

const newWatch: ShopContent['watches'][number] = {
  id: newId,
  position: '14',
  brand: 'Seiko',
  model: 'Astron',
  year: '1969',
  price: '9500',
  origin: 'Japanese',
  condition: 'Very Good',
  movement: 'Quartz',
  caseSize: '36 mm',
  dateAdded: '2026-10-01',
  report: {
    case: notExamined,
    dial: notExamined,
    hands: notExamined,
    crystal: notExamined,
    crown: notExamined,
    strap: notExamined,
    movement: notExamined,
  },
  service: { date: 'not known', by: 'not known', done: 'not known' },
  papers: 'not known',
  words: {
    en: {
      description: descriptions.astron,
      caseMaterial: 'Yellow gold',
      dialColor: 'Cream',
      strap: 'Black calf',
      alt: 'Cushion-shaped gold watch with a cream dial and a black strap, lying on a wooden table.',
    },
  },
};

/** A shop as an owner leaves it: with every ordinary change at once. */
export function changeAsOwner({ shop, watches }: ShopContent): ShopContent {
  const twins = watches.filter(({ id }) => id === 'rolex-submariner-1967');
  return {
    shop: {
      ...shop,
      legalName: 'Coromandel Timepieces Private Limited',
      registrations: [{ name: 'GSTIN', number: '33ABCDE1234F1Z5' }],
      people: [
        { name: examiner, role: { en: 'Watchmaker', de: 'Uhrmacherin' }, since: '1998', portrait: 'asha-raman' },
        { name: 'S. Iyer' },
      ],
      since: '1987',
      profiles: [{ name: 'Instagram', url: 'https://instagram.example/coromandel' }],
      references: [
        {
          text: 'They told us first what was wrong with it.',
          from: 'A collector',
          url: 'https://news.example/watches',
        },
      ],
      hours: {
        ...shop.hours,
        lastDayCloses: '14:00',
        exceptions: [
          { from: '2096-01-14', to: '2096-01-16', name: { en: 'Pongal', ar: 'بونغال' } },
          { from: '2096-02-06', opens: '10:00', closes: '13:00' },
        ],
      },
      terms: { shipsTo: 'IN' },
      inquiries: { endpoint: '/api/inquiries' },
    },
    watches: [
      ...watches.map((watch) => ({ ...watch, ...changes[watch.id] })),
      ...twins.map((watch) => ({
        ...watch,
        id: twinId,
        position: '13',
        price: '19000',
        words: { en: { ...watch.words.en, description: descriptions.twin } },
      })),
      newWatch,
    ],
    drafts: ['hmt-pilot-1975'],
    photographs,
    deleted: ['content/about/it.yaml'],
    texts: { de: { shortlist: { title: 'Shortlist' } } },
  };
}
