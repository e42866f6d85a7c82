import { expect, it } from 'vitest';
import { isOfItsKind } from './is-of-its-kind.ts';

const HTML = 'text/html; charset=utf-8';

it.each([
  ['/static/js/page-a.js', 'application/javascript; charset=utf-8', true],
  ['/static/js/page-a.js', HTML, false],
  ['/static/css/page-a.css', 'text/css', true],
  ['/static/css/page-a.css', HTML, false],
  ['/static/media/kkini-sans-a.woff2', 'font/woff2', true],
  ['/static/media/kkini-sans-a.woff2', HTML, false],
  ['/art/dishes/stew.png?v=1', 'image/png', true],
  ['/art/dishes/stew.png?v=1', HTML, false],
  ['/favicon.svg', 'image/svg+xml', true],
  ['/config.json', 'application/json; charset=utf-8', true],
  ['/config.json', HTML, false],
  ['/config.json', '', false],
  ['/index.html', HTML, true],
])('%s as "%s": %s', (path, type, isFine) => {
  const answer = new Response('', { headers: { 'content-type': type } });
  expect(isOfItsKind(`https://kkini.test${path}`, answer)).toBe(isFine);
});

it.each([206, 302, 404, 500, 511])('nothing is with status %s', (status) => {
  const answer = new Response('', { status, headers: { 'content-type': 'image/png' } });
  expect(isOfItsKind('https://kkini.test/art/stew.png', answer)).toBe(false);
});

it('nothing is that another address answers', () => {
  const headers = new Headers({ 'content-type': 'image/png' });
  expect(isOfItsKind('https://kkini.test/art/stew.png', { status: 200, redirected: true, headers })).toBe(
    false,
  );
});
