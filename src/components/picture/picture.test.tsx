import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const picture = {
  base: '/images/sized/rolex-submariner-1967.1a2b3c4d',
  fallback: '/images/rolex-submariner-1967.jpg',
  widths: [320, 640, 800],
  width: 1200,
  height: 1500,
};

function renderPicture(props: { first?: boolean; className?: string } = {}) {
  const { container } = render(<Picture picture={picture} alt="A Submariner" sizes="90vw" {...props} />);
  return { image: screen.getByRole<HTMLImageElement>('img'), sources: [...container.querySelectorAll('source')] };
}

afterEach(cleanup);

describe('a picture', () => {
  test('has AVIF sources in every width, and its displayed width', () => {
    const { sources } = renderPicture();
    expect(sources.map((source) => [source.type, source.srcset, source.sizes])).toEqual([
      ['image/avif', [320, 640, 800].map((width) => `${picture.base}.${width}.avif ${width}w`).join(', '), '90vw'],
    ]);
  });

  test('falls back to the JPEG, with alternative text and size', () => {
    const { image } = renderPicture();
    expect(image.getAttribute('src')).toBe('/images/rolex-submariner-1967.jpg');
    expect(image.alt).toBe('A Submariner');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1200', '1500']);
  });

  test('is loaded lazily, without priority', () => {
    const { image } = renderPicture();
    expect(image.getAttribute('loading')).toBe('lazy');
    expect(image.hasAttribute('fetchpriority')).toBe(false);
  });

  test('is loaded eagerly with high priority if it is the first of its page', () => {
    const { image } = renderPicture({ first: true });
    expect(image.getAttribute('loading')).toBe('eager');
    expect(image.getAttribute('fetchpriority')).toBe('high');
  });

  test('keeps its own class if it is given another', () => {
    renderPicture({ className: 'plate' });
    expect(document.querySelector('picture')?.className).toBe('picture plate');
  });
});
