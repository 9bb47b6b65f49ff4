import { startOfLog } from '@parvis/contracts/log/position.ts';
import { ContentHistory } from '@parvis/projections/engine/testing/content-history.ts';
import { expect, test } from 'vitest';
import { cutEvent } from '../adapters/log/redaction/cut-event.ts';
import { findPlaces } from './find-places.ts';

/** Finds words in a history, and returns the data of the events that are cut. */
async function redacted(history: ContentHistory, words: string, item: string | null = null) {
  const { log } = history;
  const { places, left } = await findPlaces(log, startOfLog, { words, item, reason: 'privacy' });
  const texts = places.map(({ position, locale, cuts }) => {
    const event = log.events.find((one) => one.position === position);
    if (event === undefined) throw new Error(`no event at ${position}`);
    return [locale, JSON.stringify(cutEvent(event, [{ cuts, mark: '<mark>' }]).data)] as const;
  });
  return { texts, left };
}

test('words are found in every revision, in titles and across formatting', async () => {
  const history = new ContentHistory();
  const page = history.create('en', { title: 'Marie Durandeau speaks', slug: 'speech' });
  const module = history.addModule(page);
  const inline = (...texts: readonly string[]) => ({
    type: 'doc' as const,
    content: [
      {
        type: 'paragraph' as const,
        content: texts.map((text) => ({ type: 'text' as const, text })),
      },
    ],
  });
  const doc = inline('Says MARIE ', 'durandeau', ', twice.');
  history.saveModule(page, module, { type: 'text', data: { doc } });
  history.saveHeader(page, { title: 'A speech', slug: 'speech' });
  const { texts, left } = await redacted(history, 'Marie Durandeau');
  expect(texts).toHaveLength(2);
  expect(texts[0]?.[1]).toContain('"title":"<mark> speaks"');
  expect(texts[1]?.[1]).toContain('Says <mark>');
  expect(texts[1]?.[1].split('<mark>')).toHaveLength(2);
  expect(texts.join('')).not.toMatch(/durandeau/i);
  expect(texts.map(([locale]) => locale)).toEqual(['en', 'en']);
  expect(left).toEqual([]);
});

test('an address keeps its words, and is named', async () => {
  const history = new ContentHistory();
  history.create('fr', { title: 'Le discours', slug: 'durandeau' });
  const { texts, left } = await redacted(history, 'Durandeau');
  expect(texts).toEqual([]);
  expect(left).toEqual([history.log.events[0]?.position]);
});

test('of one item alone, others keep the words; what says the type of something is no word', async () => {
  const history = new ContentHistory();
  const one = history.create('fr', { title: 'Durand', slug: 'un' });
  history.create('fr', { title: 'Durand', slug: 'deux' });
  expect((await redacted(history, 'durand', one)).texts).toHaveLength(1);
  expect((await redacted(history, 'page')).left).toEqual([]);
});
