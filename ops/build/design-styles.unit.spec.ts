import { expect, test } from 'vitest';
import { splitStyles } from './design-styles.ts';

test('the styles that visitors never need are taken out of their sheet, in their order', () => {
  const sheet =
    '.a{color:red}@media design-page{.b{color:red}@media print{.b{color:#000}}}.c{color:red}@media design-page{.d{color:red}}';
  expect(splitStyles(sheet)).toEqual({
    site: '.a{color:red}.c{color:red}',
    design: '.b{color:red}@media print{.b{color:#000}}.d{color:red}',
  });
});

test('a sheet without them stays as it is', () => {
  expect(splitStyles('.a{color:red}')).toEqual({ site: '.a{color:red}', design: '' });
});
