import type { ShownLogo } from '@parvis/contracts/site-settings/shown-site.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { siteWith } from '../testing/site-with.ts';
import { harbourPicture } from '../ui/testing/harbour.ts';
import { publicIntl } from './intl.ts';
import { SiteLogo } from './site-logo.tsx';

const light = 'ab'.repeat(32);
const deep = 'cd'.repeat(32);
const image = { ...harbourPicture, hash: light };

function hashesOn(ground: 'light' | 'deep', logo: ShownLogo): readonly (string | undefined)[] {
  const html = renderToStaticMarkup(
    <RawIntlProvider value={publicIntl('fr')}>
      <SiteLogo site={siteWith({ logo })} ground={ground} />
    </RawIntlProvider>,
  );
  return [...new Set([...html.matchAll(/[0-9a-f]{64}/g)].map(([hash]) => hash))];
}

test('on a dark ground a logo is the image made for it, and elsewhere the other', () => {
  const onDeep = { ...image, hash: deep };
  const both: ShownLogo = { kind: 'picture', image, onDeep, withName: true };
  expect(hashesOn('light', both)).toEqual([light]);
  expect(hashesOn('deep', both)).toEqual([deep]);
  expect(hashesOn('deep', { kind: 'picture', image, withName: true })).toEqual([light]);
});
