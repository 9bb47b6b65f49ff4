import type { FeedOffer } from '@parvis/contracts/careers/commands.ts';
import type { Offer } from '@parvis/contracts/careers/offer.ts';
import type { ModuleToWrite } from '@parvis/contracts/content/commands.ts';
import type { ContentHeader } from '@parvis/contracts/content/header.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import { videoDetailsSchema } from '@parvis/contracts/media/details.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import { computeOfferId } from '@parvis/services/careers/offer-writer.ts';
import { type SeededRandom, seededRandom } from '../../random/seeded-random.ts';
import { sampleOffers } from '../offers/sample-offers.ts';
import type { CommandOn, KindOfLife } from './command-in-history.ts';
import {
  contentIdAt,
  contentOf,
  moduleIdAt,
  newsHeader,
  padded,
  pageHeader,
  sentence,
} from './sample-content.ts';

const modulesPerPage = 4;
const pagesPerSection = 200;
const onContent = (command: CommandOn<'content'>) => () => ({ on: 'content', command }) as const;
const onMedia = (command: CommandOn<'media'>) => () => ({ on: 'media', command }) as const;

/** The root of the sections, and the sections, below which this many pages are. */
export function sections(pagesBelow: number): KindOfLife {
  const count = 1 + Math.ceil(pagesBelow / pagesPerSection);
  return {
    count,
    different: count,
    life(number) {
      const slug = number === 0 ? 'echelle' : `partie-${number}`;
      const header = pageHeader(slug, number === 0 ? undefined : 0, seededRandom(number));
      return [created(contentIdAt('s', number), header)];
    },
    marksOf: () => [],
  };
}

/**
 * Pages below the sections: published with their modules, and then saved alternately as a draft and
 * for visitors.
 */
export function pages(count: number, saves: number, different: number): KindOfLife {
  return {
    count,
    different,
    life(number) {
      const random = seededRandom(number % different);
      const contentId = contentIdAt('p', number);
      const modules = Array.from({ length: modulesPerPage }, (_, at) =>
        newModule(contentId, at, random),
      );
      const header = pageHeader(`page-${padded(number)}`, sectionOf(number), random);
      const saved = Array.from({ length: saves }, (_, save) =>
        savedModule(contentId, save, random),
      );
      return [created(contentId, header, modules), ...saved];
    },
    marksOf: (number) => [
      contentIdAt('p', number),
      `page-${padded(number)}`,
      contentIdAt('s', sectionOf(number)),
    ],
  };
}

/** Returns the number of the section of a page. */
export function sectionOf(page: number): number {
  return 1 + Math.floor(page / pagesPerSection);
}

/** News with a text; every third one is corrected. */
export function news(count: number, different: number): KindOfLife {
  return {
    count,
    different,
    life(number) {
      const random = seededRandom(number % different);
      const contentId = contentIdAt('n', number);
      const header = newsHeader(`nouvelle-${padded(number)}`, random);
      const create = created(contentId, header, [newModule(contentId, 1, random)]);
      if ((number % different) % 3 > 0) return [create];
      const moduleId = moduleIdAt(contentId, 1);
      const content = contentOf(1, random);
      const what = { contentId, moduleId, expectedRevision: 1, content, publish: true } as const;
      return [create, onContent({ type: 'save-module', ...what })];
    },
    marksOf: (number) => [contentIdAt('n', number), `nouvelle-${padded(number)}`],
  };
}

/** Videos of a provider, each saved once more. */
export function videos(count: number, different: number): KindOfLife {
  const mediaIdAt = (number: number) => mediaIdSchema.parse(`v${padded(number)}`);
  return {
    count,
    different,
    life(number) {
      const random = seededRandom(number % different);
      const mediaId = mediaIdAt(number);
      const details = () => videoDetailsSchema.parse({ title: { fr: sentence(random, 6) } });
      const source = { provider: 'youtube', videoId: `scale${padded(number)}` } as const;
      return [
        onMedia({ type: 'register-video', mediaId, source, details: details() }),
        onMedia({ type: 'save-video', mediaId, expectedRevision: 1, details: details() }),
      ];
    },
    marksOf: (number) => [mediaIdAt(number), `scale${padded(number)}`],
  };
}

/**
 * Offers of a feed without dates of publication: every tenth is revised, and of six one leaves the
 * feed.
 */
export function offers(count: number, different: number): KindOfLife {
  const samples = [...sampleOffers(different)].map(([, offer]) => offer);
  const keyOf = (number: number) => ({ source: 'scale', reference: `SCALE-${padded(number)}` });
  return {
    count,
    different,
    life(number) {
      const sample = samples[number % different];
      if (sample === undefined) throw new Error('there is no such offer');
      const record = recordOf(sample, keyOf(number));
      const offerId = computeOfferId(record);
      const imported = (given: FeedOffer) => (now: string) =>
        ({ on: 'offer', command: { type: 'import-offer', offerId, record: given, now } }) as const;
      const revised = imported({ ...record, applyUrl: `${record.applyUrl}?revised` });
      const withdrawn = () =>
        ({ on: 'offer', command: { type: 'withdraw-absent-offer', offerId } }) as const;
      return [
        imported(record),
        ...((number % different) % 10 === 0 ? [revised] : []),
        ...((number % different) % 6 === 5 ? [withdrawn] : []),
      ];
    },
    marksOf: (number) => [computeOfferId(keyOf(number)), keyOf(number).reference],
  };
}

function recordOf(
  { publishedAt: _undated, ...given }: Offer,
  key: Pick<Offer, 'source' | 'reference'>,
) {
  return { ...given, ...key };
}

function created(
  contentId: ContentId,
  header: ContentHeader,
  modules: readonly ModuleToWrite[] = [],
) {
  const create = { type: 'create-with-modules', contentId, locale: 'fr', header } as const;
  return onContent({ ...create, modules, publish: true });
}

/** Each module is saved twice in turn: in the draft, then published. */
function savedModule(contentId: ContentId, save: number, random: SeededRandom) {
  const at = Math.floor(save / 2) % modulesPerPage;
  const moduleId = moduleIdAt(contentId, at);
  const expectedRevision = 1 + 2 * Math.floor(save / (2 * modulesPerPage)) + (save % 2);
  const content = contentOf(at, random);
  const publish = save % 2 === 1;
  const what = { contentId, moduleId, expectedRevision, content, publish } as const;
  return onContent({ type: 'save-module', ...what });
}

function newModule(contentId: ContentId, at: number, random: SeededRandom): ModuleToWrite {
  const content = contentOf(at, random);
  const moduleId = moduleIdAt(contentId, at);
  return { moduleId, isNew: true, moduleType: content.type, content, active: true };
}
