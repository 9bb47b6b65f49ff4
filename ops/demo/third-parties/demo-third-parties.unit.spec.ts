import {
  englishTypography,
  frenchTypography,
  type TypographyRule,
} from '@parvis/contracts/messages/testing/typography.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { documentReader } from '@parvis/services/third-parties/read-document.ts';
import { parseResponse } from '@parvis/services/third-parties/sources.ts';
import { expect, test } from 'vitest';
import { demoThirdParties } from './demo-third-parties.ts';

const readDocument = documentReader([]);

test('the invented reviews match the format of the provider', async () => {
  const review = parseResponse(
    'employerReview',
    await readDocument(demoThirdParties.employerReview),
  );
  expect(review.group).toHaveLength(6);
});

test('the invented posts match the agreed format, in both languages, with their typography', async () => {
  const { posts } = parseResponse('socialPosts', await readDocument(demoThirdParties.socialPosts));
  const rules: Partial<Record<Locale, readonly TypographyRule[]>> = {
    fr: frenchTypography,
    en: englishTypography,
  };
  const broken = posts.flatMap(({ locale, text }) =>
    (rules[locale] ?? []).flatMap(({ breaks, rule }) =>
      breaks.test(text) ? [`${rule}: ${text}`] : [],
    ),
  );
  expect(broken).toEqual([]);
  const count = (locale: string) => posts.filter((post) => post.locale === locale).length;
  expect(count('fr')).toBe(count('en'));
});
