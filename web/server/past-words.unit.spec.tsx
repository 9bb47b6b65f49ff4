import { expect, test } from 'vitest';
import { CachedPart } from './cached-part.tsx';
import { htmlIn } from './html-in.tsx';
import { publicIntl } from './intl.ts';
import { readPastWords } from './past-words.ts';
import { renderIn } from './site-words.ts';

const today = publicIntl('fr').formatMessage({ id: 'reconstruction.today' });
const past = readPastWords(
  'then',
  JSON.stringify({
    fr: {
      'reconstruction.today': 'La page actuelle',
      'site.title': '{title} | {site}',
      'list.page': 'Feuille {sheet}',
      'no.longer': 'Un texte de trop',
    },
    en: {},
  }),
);
const say = (id: string, values?: Record<string, string>) =>
  publicIntl('fr').formatMessage({ id }, values);

test('pages are rendered in the words of then, and afterwards in those of today', () => {
  expect(renderIn(past, () => say('reconstruction.today'))).toBe('La page actuelle');
  expect(say('reconstruction.today')).toBe(today);
  const title = { title: 'Groupe', site: 'Estuaire' };
  expect(renderIn(past, () => say('site.title', title))).toBe('Groupe | Estuaire');
});

test('after a failure, too, pages are rendered in the words of today', () => {
  const failing = () =>
    renderIn(past, () => {
      throw new Error('not rendered');
    });
  expect(failing).toThrow('not rendered');
  expect(say('reconstruction.today')).toBe(today);
});

test('a message that did not exist then is that of today', () => {
  expect(renderIn(past, () => say('reconstruction.label'))).toBe(say('reconstruction.label'));
});

test('a message that stood for other values is that of today, since nothing gives them', () => {
  const values = { page: '2', pages: '3' };
  expect(renderIn(past, () => say('list.page', values))).toBe(say('list.page', values));
});

test('parts that are kept for many pages differ by their words', () => {
  const part = () =>
    htmlIn(
      'fr',
      <CachedPart as="li" name="words" locale="fr" shown={['same']}>
        {say('reconstruction.today')}
      </CachedPart>,
    );
  expect([part(), renderIn(past, part), part()].map((html) => html.includes('actuelle'))).toEqual([
    false,
    true,
    false,
  ]);
});
