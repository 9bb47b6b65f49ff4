import { expect, test } from 'vitest';
import { cleanDrawing } from './clean-drawing.ts';

const open =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 3">';
const within = (content: string) => {
  const cleaned = cleanDrawing(`${open}${content}</svg>`);
  if (!cleaned.ok) throw new Error(`refused: ${JSON.stringify(cleaned.refusals)}`);
  const [, inner = ''] = /^<svg[^>]*>(.*)<\/svg>$/s.exec(cleaned.value.svg) ?? [];
  return { inner, dropped: cleaned.value.dropped };
};

test('shapes, gradients and references within the drawing stay as they are', () => {
  const kept =
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#124c70"></stop></linearGradient></defs>' +
    '<g transform="scale(2)"><path d="M0 0h9" fill="url(#a)"></path><use href="#b"></use></g><title>Un estuaire &amp; son phare</title>';
  expect(within(kept)).toEqual({ inner: kept, dropped: [] });
  const cleaned = cleanDrawing(`<?xml version="1.0"?>${open}</svg>`);
  expect(cleaned).toMatchObject({
    value: { svg: '<svg viewBox="0 0 9 3" xmlns="http://www.w3.org/2000/svg"></svg>', dropped: [] },
  });
});

test.each([
  ['<script>alert(1)</script>', 'script'],
  [
    '<g><foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject></g>',
    'foreignObject',
  ],
  ['<style>path{fill:url(https://e.example)}</style>', 'style'],
  ['<image href="https://e.example/a.png"/>', 'image'],
  ['<a href="javascript:alert(1)"><path d="M0 0"/></a>', 'a'],
  ['<text>x</text>', 'text'],
  ['<animate attributeName="href" values="javascript:alert(1)"/>', 'animate'],
  ['<set attributeName="onclick" to="alert(1)"/>', 'set'],
  ['<svg><path d="M0 0"/></svg>', 'svg'],
  ['<h:script xmlns:h="http://www.w3.org/1999/xhtml">x</h:script>', 'h:script'],
  ['<filter id="f"><feImage href="https://e.example"/></filter>', 'filter'],
])('%s is left out with all that is in it, and named', (content, name) => {
  const { inner, dropped } = within(content);
  expect(inner.replaceAll(/<\/?g>/g, '')).toBe('');
  expect(dropped).toEqual([name]);
});

test.each([
  ['onclick="alert(1)"', 'onclick'],
  ['fill="url(https://e.example/a#b)"', 'fill'],
  ['fill="URL( \'//e.example\' )"', 'fill'],
  ['fill="url(#a) url(//e.example)"', 'fill'],
  ['fill="\\75rl(//e.example)"', 'fill'],
  ['mask="url(data:image/svg+xml,x)"', 'mask'],
  ['class="a"', 'class'],
  ['filter="url(#f)"', 'filter'],
  ['xlink:href="https://e.example"', 'xlink:href'],
  ['style="background:url(//e.example)"', 'style background'],
  ['style="fill:url(//e.example)"', 'style fill'],
])('the attribute %s is left out, and named', (attribute, name) => {
  expect(within(`<path ${attribute} d="M0 0h9"/>`)).toEqual({
    inner: '<path d="M0 0h9"></path>',
    dropped: [name],
  });
});

test('a reference of another drawing is left out, and one with a prefix is kept without it', () => {
  expect(within('<use href="https://e.example/a.svg#b"/>').dropped).toEqual(['href']);
  expect(within('<use xlink:href="#b"/>').inner).toBe('<use href="#b"></use>');
});

test('what a style sets becomes attributes, since pages allow no styles', () => {
  expect(within('<path style="fill: #fff; stroke-width:2" d="M0 0"/>').inner).toBe(
    '<path fill="#fff" stroke-width="2" d="M0 0"></path>',
  );
});

test.each([
  ['no XML', 'unreadable-drawing'],
  ['<html xmlns="http://www.w3.org/1999/xhtml"></html>', 'unreadable-drawing'],
  ['<svg viewBox="0 0 1 1"></svg>', 'unreadable-drawing'],
  [`${open}<path>`, 'unreadable-drawing'],
  [`${open}&lol;</svg>`, 'unreadable-drawing'],
  [`${open}${'<g>'.repeat(80)}${'</g>'.repeat(80)}</svg>`, 'unreadable-drawing'],
  ['<svg xmlns="http://www.w3.org/2000/svg"></svg>', 'unsized-drawing'],
])('%s is refused as %s', (svg, reason) => {
  expect(cleanDrawing(svg)).toMatchObject({ ok: false, refusals: [{ params: { reason } }] });
});

test('entities of a document type are never expanded', () => {
  const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${open}<title>&a;</title></svg>`;
  expect(cleanDrawing(bomb)).toMatchObject({ ok: false });
});
