// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { locales } from '@parvis/contracts/site/locale.ts';
import { expect, test } from 'vitest';
import { renderDesignPage } from './render-design-page.tsx';

const assets = { stylesheets: ['/assets/style.css'], script: '/assets/design.js' };

test.each(locales)('the page of all components is a complete document in %s', (locale) => {
  const html = renderDesignPage(locale, assets);
  expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${locale}">`));
  expect(html).not.toMatch(/\bstyle="|<style|<script(?! type="module" src=)/);
});

test.each(locales)('in %s ids are unique, and every reference resolves', (locale) => {
  document.documentElement.innerHTML = renderDesignPage(locale, assets);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const attributes = ['for', 'aria-labelledby', 'aria-describedby', 'commandfor'];
  const named = attributes.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].flatMap(
      (element) => element.getAttribute(name)?.split(' ') ?? [],
    ),
  );
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
});

test.each(locales)('in %s the table of contents links to every section', (locale) => {
  document.documentElement.innerHTML = renderDesignPage(locale, assets);
  const targets = [...document.querySelectorAll<HTMLAnchorElement>('main > nav a')].map((link) =>
    link.hash.slice(1),
  );
  expect(targets.length).toBeGreaterThan(20);
  expect(targets.filter((id) => !document.getElementById(id))).toEqual([]);
});
