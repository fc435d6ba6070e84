import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const picture = {
  base: '/images/sized/rolex-submariner-1967.1a2b3c4d',
  fallback: '/images/rolex-submariner-1967.jpg',
  widths: [320, 640, 800],
  width: 1200,
  height: 1500,
};

function renderPicture(props: { first?: boolean } = {}) {
  const { container } = render(<Picture picture={picture} alt="A Submariner" sizes="90vw" {...props} />);
  return { image: screen.getByRole<HTMLImageElement>('img'), sources: [...container.querySelectorAll('source')] };
}

test('a picture has AVIF sources in every width, its displayed width, and a JPEG with alternative text and size', () => {
  const { image, sources } = renderPicture();
  expect(sources.map((source) => [source.type, source.srcset, source.sizes])).toEqual([
    ['image/avif', [320, 640, 800].map((width) => `${picture.base}.${width}.avif ${width}w`).join(', '), '90vw'],
  ]);
  expect([image.getAttribute('src'), image.alt, image.width, image.height]).toEqual([
    '/images/rolex-submariner-1967.jpg',
    'A Submariner',
    1200,
    1500,
  ]);
});

test('the first picture of a page is loaded eagerly with high priority, the others lazily', () => {
  const loadingOf = ({ image }: { image: Element }) => [
    image.getAttribute('loading'),
    image.getAttribute('fetchpriority'),
  ];
  expect(loadingOf(renderPicture())).toEqual(['lazy', null]);
  cleanup();
  expect(loadingOf(renderPicture({ first: true }))).toEqual(['eager', 'high']);
});
