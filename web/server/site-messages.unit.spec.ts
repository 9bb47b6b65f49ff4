import { literalMessage } from '@parvis/contracts/messages/catalogue.ts';
import fc from 'fast-check';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { siteWith } from '../testing/site-with.ts';
import { intlForSite, publicIntl, titleOnSite } from './intl.ts';

test('settings are shown literally, never parsed as messages', () => {
  const marks = fc.constantFrom("'", '{', '}', '<', '>', '<b>', '{0}', '#', '’', 'é', ' ');
  const texts = fc.array(fc.oneof(marks, fc.string({ maxLength: 3 })), { maxLength: 12 });
  fc.assert(
    fc.property(texts, (parts) => {
      const text = parts.join('');
      fc.pre(text !== '');
      const intl = createIntl({ locale: 'fr', messages: { text: literalMessage(text) } });
      expect(intl.formatMessage({ id: 'text' }, { any: '' })).toBe(text);
      expect(intl.formatMessage({ id: 'text' })).toBe(text);
    }),
    { seed: 20_260_105, numRuns: 2_000 },
  );
});

test('settings replace the neutral texts, and no other texts change', () => {
  const { lists } = siteWith({});
  const news = { title: 'Nouvelles', introduction: '' };
  const site = siteWith({ name: "Rive ''Aval''", lists: { ...lists, news } });
  const { formatMessage } = intlForSite('fr', { site });
  const words = (id: string) => formatMessage({ id });
  expect([words('site.name'), words('list.news.title')]).toEqual(["Rive ''Aval''", 'Nouvelles']);
  for (const id of ['list.news.lead', 'list.agenda.title', 'offers.title', 'breadcrumb.home'])
    expect(words(id)).toBe(publicIntl('fr').formatMessage({ id }));
  expect(titleOnSite(intlForSite('fr', { site }), 'Le groupe')).toBe("Le groupe – Rive ''Aval''");
});

test('without settings, or with empty ones, the texts are neutral', () => {
  expect(intlForSite('fr', {})).toBe(publicIntl('fr'));
  const empty = intlForSite('fr', { site: siteWith({}) });
  expect(empty.formatMessage({ id: 'site.name' })).toBe('Parvis');
});
