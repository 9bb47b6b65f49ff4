import { listGaps } from '@parvis/contracts/content/gap.ts';
import { pageHeaderSchema } from '@parvis/contracts/content/header.ts';
import { siteFactsModuleSchema } from '@parvis/contracts/content/modules/site-facts.ts';
import { publicMessages } from '@parvis/contracts/messages/public.ts';
import { legalKinds } from '@parvis/contracts/site/legal-pages.ts';
import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { expect, test } from 'vitest';
import { itemOf } from './api/legal-pages.ts';

const each = locales.flatMap((locale) => legalKinds.map((kind) => [locale, kind] as const));

function htmlOf(locale: Locale, kind: (typeof legalKinds)[number]): string {
  return itemOf(kind, locale)
    .modules.map(({ data }) => ('html' in data ? data.html : ''))
    .join('\n');
}

test.each(each)(
  'the draft in %s of %s has a header and facts that can be saved',
  (locale, kind) => {
    const { title, slug, summary, modules } = itemOf(kind, locale);
    expect(pageHeaderSchema.safeParse({ title, slug, summary }).success).toBe(true);
    const facts = modules.filter(({ type }) => type === 'site-facts');
    for (const { data } of facts) expect(siteFactsModuleSchema.safeParse(data).success).toBe(true);
  },
);

test.each(each)('the draft in %s of %s marks what only the organisation knows', (locale, kind) => {
  const html = htmlOf(locale, kind);
  expect(listGaps(html)).not.toEqual([]);
  expect(html.match(/\[/g)).toHaveLength(listGaps(html).length);
});

test('drafts in all languages mark as many gaps, and show the same facts', () => {
  for (const kind of legalKinds) {
    const [first, ...others] = locales.map((locale) => [
      listGaps(htmlOf(locale, kind)).length,
      itemOf(kind, locale).modules.map(({ data }) => ('shows' in data ? data.shows : '')),
    ]);
    for (const other of others) expect(other).toEqual(first);
  }
});

test.each(locales)('drafts in %s say what the generated texts say', (locale) => {
  const say = (id: Parameters<typeof publicMessages.format>[0]) =>
    publicMessages.format(id, locale);
  const privacy = htmlOf(locale, 'privacy');
  for (const id of [
    'privacy.browser-text',
    'privacy.given-text',
    'privacy.network-text',
    'privacy.rights-text',
  ] as const)
    expect(privacy).toContain(say(id));
  const accessibility = htmlOf(locale, 'accessibility');
  expect(accessibility).toContain(say('accessibility.lead'));
  expect(accessibility).toContain(say('accessibility.state-text'));
  expect(itemOf('accessibility', locale).title).toBe(say('accessibility.link'));
});
