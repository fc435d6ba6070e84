import { expect, test } from 'vitest';
import { withoutIsolates } from './isolate-latin.ts';
import { markEnglish, withEnglishNamed } from './mark-english.ts';

const [home, year] = ['Home, 1967', 'Year'].map(markEnglish);

test.each([
  ['words', `<h1 class="a">${home}</h1>`, `<h1 class="a" lang="en">${home}</h1>`],
  ['words with an icon', `<a>${home}<svg class="b"><path d="M0"></path></svg></a>`],
  ['several texts, with what has no letters', `<p>1967 · ${home}<!-- --> <!-- -->${year}:</p>`],
  ['elements within others', `<p>முகப்பு <b>${home}</b></p>`, `<p>முகப்பு <b lang="en">${home}</b></p>`],
  ['words of the page beside it', `<p>${home} முகப்பு</p>`, `<p>${home} முகப்பு</p>`],
  ['words of the page between', `<td>${home} முகப்பு ${year}</td>`, `<td>${home} முகப்பு ${year}</td>`],
  ['words that end in an isolated value', `<p>${markEnglish('Sold by \u2068Rolex\u2069')} 1967</p>`],
  ['another element beside it', `<p>${home}<b>முகப்பு</b></p>`, `<p>${home}<b>முகப்பு</b></p>`],
  ['a page without English', '<p>முகப்பு</p>', '<p>முகப்பு</p>'],
])('%s', (_, html, named = html.replace('>', ' lang="en">')) => {
  expect(withEnglishNamed(html)).toBe(named);
});

test('a message has no marks', () => {
  expect(withoutIsolates(`${home}`)).toBe('Home, 1967');
});
