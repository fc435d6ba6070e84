import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useZoom } from './use-zoom.ts';

const onPullDown = vi.fn<() => void>();

function Area() {
  const area = useRef<HTMLDivElement>(null);
  const { zoom, pointerHandlers } = useZoom(area, onPullDown);
  return (
    <div ref={area} {...pointerHandlers}>
      <button type="button" data-zoom-box>
        <img src="/a.jpg" alt="Front" width={1600} height={2000} />
        <output>{[zoom.scale, zoom.x, zoom.y].join(' ')}</output>
      </button>
    </div>
  );
}

beforeEach(() => {
  onPullDown.mockReset();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 800));
  render(<Area />);
});

type Place = [clientX: number, clientY: number];
const touch = (pointerId: number, [clientX, clientY]: Place) => ({ pointerId, clientX, clientY, pointerType: 'touch' });
const picture = () => screen.getByRole('img');
const press = (id: number, at: Place) => fireEvent.pointerDown(picture(), { ...touch(id, at), button: 0 });
const move = (id: number, to: Place) => fireEvent.pointerMove(picture(), { ...touch(id, to), buttons: 1 });
const lift = (id: number, at: Place) => fireEvent.pointerUp(picture(), touch(id, at));
const zoom = () => screen.getByRole('status').textContent;

test('a pull that goes on as two fingers that spread does not close the viewer', () => {
  press(1, [200, 200]);
  move(1, [200, 320]);
  press(2, [220, 340]);
  move(2, [300, 420]);
  lift(2, [300, 420]);
  lift(1, [200, 320]);
  expect(onPullDown).not.toHaveBeenCalled();
});

test('after two fingers a picture does not glide on at the speed of a finger before them', () => {
  press(1, [200, 400]);
  press(2, [210, 400]);
  move(2, [230, 400]);
  lift(2, [230, 400]);
  for (const x of [190, 180, 170]) move(1, [x, 400]);
  press(2, [230, 400]);
  move(2, [240, 400]);
  const before = zoom();
  lift(2, [240, 400]);
  lift(1, [170, 400]);
  expect(zoom()).toBe(before);
});
