import type { SiteFrame } from '@parvis/contracts/site/site-frame.ts';
import { expect, test } from 'vitest';
import { renderScreen } from './render-screen.tsx';
import { assets, frameIn, visitor } from './testing/screens.ts';

/** Returns the addresses and titles of the legal pages that the footer links to. */
function legalLinks(frame: SiteFrame): string[][] {
  const { body } = renderScreen({ screen: 'privacy', frame, path: '/x' }, visitor, assets);
  const footer = body.slice(body.indexOf('id="footer"'));
  const links = [
    ...footer.replaceAll('\u00A0', ' ').matchAll(/<a (?:class="[^"]*" )?href="([^"]+)">([^<]+)</g),
  ];
  return links
    .map(([, path = '', title = '']) => [path, title])
    .filter(([path]) => /confid|privacy|acces|cookies|mentions|legal/.test(path ?? ''));
}

test('without legal pages of its own, the footer links to the generated texts', () => {
  expect(legalLinks(frameIn('fr'))).toEqual([
    ['/confidentialite', 'Vie privée'],
    ['/declaration-accessibilite', 'Accessibilité : non conforme'],
  ]);
});

test('the footer links to each published legal page by its title', () => {
  const legal = { 'legal-notice': 'Imprint', cookies: 'Trackers', privacy: 'Your data' };
  expect(legalLinks({ ...frameIn('en'), legal })).toEqual([
    ['/en/legal-notice', 'Imprint'],
    ['/en/privacy', 'Your data'],
    ['/en/cookies', 'Trackers'],
    ['/en/accessibility-statement', 'Accessibility: not compliant'],
  ]);
});

test('a legal page in the map of the footer is linked there alone', () => {
  const mapped = { title: 'Mentions', path: '/mentions-legales', children: [] };
  const footer = [{ title: 'Ce site', path: '/contact', children: [mapped] }];
  const legal = { 'legal-notice': 'Mentions légales' };
  const links = legalLinks({ ...frameIn('fr'), footer, legal });
  expect(links.filter(([path]) => path === '/mentions-legales')).toEqual([
    ['/mentions-legales', 'Mentions'],
  ]);
});

test('a page too deep for the map is linked below it', () => {
  const deep = { title: 'Mentions', path: '/mentions-legales', children: [] };
  const below = { title: 'Le droit', path: '/droit', children: [deep] };
  const footer = [{ title: 'Ce site', path: '/contact', children: [below] }];
  const links = legalLinks({ ...frameIn('fr'), footer, legal: { 'legal-notice': 'Légal' } });
  expect(links).toContainEqual(['/mentions-legales', 'Légal']);
});
