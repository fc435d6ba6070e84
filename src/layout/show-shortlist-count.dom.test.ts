import { expect, test, vi } from 'vitest';
import { writeShortlist } from '../components/heart/shortlist.ts';
import { showShortlistCount } from './show-shortlist-count.ts';

test('the header shows how many watches are on the list; if it cannot be stored, a notice says so once', () => {
  writeShortlist([]);
  document.body.innerHTML = `<b data-shortlist-count></b><p data-shortlist-notice="Not stored"></p>`;
  const [count, notice] = [document.querySelector('b'), document.querySelector('p')];
  const shown = () => [count?.textContent, notice?.textContent];
  showShortlistCount();
  expect(shown()).toEqual(['', '']);
  writeShortlist(['a']);
  expect(shown()).toEqual(['1', '']);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeShortlist(['a', 'b']);
  expect(shown()).toEqual(['2', 'Not stored']);
  document.body.click();
  writeShortlist([]);
  expect(shown()).toEqual(['', '']);
  document.body.replaceChildren();
});
