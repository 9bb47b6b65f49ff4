import { moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import type { SiteFact } from '@parvis/contracts/content/modules/site-facts.ts';
import type { ContentPage } from '@parvis/contracts/site/content-page.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { personalDataSchemas } from '@parvis/contracts/subjects/personal-data.ts';
import { expect, test } from 'vitest';
import { renderScreen } from '../../server/render-screen.tsx';
import { pageId, pageIn } from '../../server/testing/screens.ts';
import { cookieKeys, cookies } from '../consent/cookies.ts';
import { dataRetention } from './data-retention.ts';
import { rgaaThemes } from './rgaa.ts';

const assets = { stylesheets: [], script: '/p.js', origin: 'https://e.example', messageDays: 400 };
const nobody = { logged: false, editing: false };

type Statement = 'privacy' | 'accessibility';

function documentOf(screen: Statement, locale: 'fr' | 'en') {
  const frame = { locale, menu: [], translations: [] } as const;
  return renderScreen({ screen, frame, path: '/x' }, nobody, assets).body;
}

function rendered(screen: Statement, locale: 'fr' | 'en') {
  const body = documentOf(screen, locale);
  return body.slice(body.indexOf('<main'), body.indexOf('</main>'));
}

const factsIds: Readonly<Record<SiteFact, string>> = {
  cookies: '0001',
  retention: '0002',
  accessibility: '0003',
  'own-data': '0004',
};

/** Returns a page of editors with one module, of a saved revision. */
function pageWithFacts(shows: SiteFact, locale: Locale) {
  const id = moduleIdSchema.parse(`${pageId}${factsIds[shows]}`);
  const content = { type: 'site-facts', data: { title: '', shows } } as const;
  return pageIn(locale, { modules: [{ id, revision: 1, content }] });
}

function contentDocument(page: ContentPage, by = assets) {
  const frame = { locale: page.locale, menu: [], translations: [] };
  return renderScreen({ screen: 'content', frame, page }, nobody, by).body;
}

test.each(['privacy', 'accessibility'] as const)(
  'search engines are given the first paragraph of the page on %s',
  (screen) => {
    const [, lead = ''] =
      /<h1[^>]*>[^<]*<\/h1><p[^>]*>([^<]+)</.exec(documentOf(screen, 'fr')) ?? [];
    expect(lead).toMatch(/^Ce .{40}/);
    expect(documentOf(screen, 'fr')).toContain(`<meta name="description" content="${lead}"/>`);
  },
);

test.each(['fr', 'en'] as const)(
  'the privacy page in %s names exactly the cookies of the table',
  (locale) => {
    const named = [...rendered('privacy', locale).matchAll(/<code>([^<]+)<\/code>/g)].map(
      ([, name = '']) => name.replace('…', ''),
    );
    expect(named.toSorted()).toEqual(cookieKeys.map((key) => cookies[key].name).toSorted());
  },
);

test.each(['fr', 'en'] as const)(
  'the privacy page in %s has a row for every type of personal data, and the retention time of messages',
  (locale) => {
    const page = rendered('privacy', locale);
    const kinds = Object.keys(personalDataSchemas);
    expect(Object.keys(dataRetention).toSorted()).toEqual(kinds.toSorted());
    expect(page.match(/<th scope="row">/g)).toHaveLength(kinds.length);
    expect(page).toMatch(/400 (?:jours|days)/);
    expect(page).not.toMatch(/privacy\.|consent\./);
  },
);

test.each(['fr', 'en'] as const)(
  'the accessibility statement in %s has the thirteen themes, and names those not assessed',
  (locale) => {
    const page = rendered('accessibility', locale);
    expect(page.match(/<th scope="row">/g)).toHaveLength(13);
    const open = Object.values(rgaaThemes).filter((state) => state === 'not-assessed');
    expect(page.match(/<td>(?:Non évalué|Not assessed)<\/td>/g)).toHaveLength(open.length);
    expect(page).not.toContain('accessibility.');
  },
);

test.each(['fr', 'en'] as const)(
  'a page in %s shows what the product knows with the markup of the generated page',
  (locale) => {
    const shown = (shows: SiteFact) => {
      const body = contentDocument(pageWithFacts(shows, locale));
      return /<div class="[^"]*prose[^"]*">(.*?)<\/div><\/section>/s.exec(body)?.[1] ?? 'nothing';
    };
    expect(rendered('privacy', locale)).toContain(shown('cookies'));
    expect(rendered('privacy', locale)).toContain(shown('retention'));
    expect(rendered('accessibility', locale)).toContain(shown('accessibility'));
    expect(shown('own-data')).toMatch(/^<p><a href="[^"]+">[^<]+<\/a><\/p>$/);
    expect(rendered('privacy', locale)).toContain(shown('own-data').slice('<p>'.length));
  },
);

test('the retention on a page of editors changes with the configuration, not with a revision', () => {
  const page = pageWithFacts('retention', 'fr');
  expect(contentDocument(page)).toContain('400 jours');
  expect(contentDocument(page, { ...assets, messageDays: 30 })).toContain('30 jours');
});
