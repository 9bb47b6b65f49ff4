import { offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import { anyText } from '@parvis/contracts/testing/any-text.ts';
import { careersWorld } from '@parvis/projections/pages/offers/testing/careers-world.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAddress } from '../../http/read-address.ts';

const folders = ['/emploi-carriere/toutes-offres-emploi', '/en/careers/all-job-offers'];
const words = fc.constantFrom(
  'cdi',
  'paris',
  'france',
  'permanent',
  'nobody',
  'all',
  '2',
  'É',
  '|',
);
const segment = fc
  .array(fc.oneof(words, anyText({ maxLength: 6 })), { minLength: 1, maxLength: 4 })
  .chain((parts) => fc.constantFrom(parts.join('|'), `|${parts.join('')}`, `${parts.join('')}|`));
const value = fc.oneof(
  words,
  anyText({ maxLength: 20 }),
  fc.constantFrom(
    '-1',
    '1000000000',
    '91,0,10',
    '48.86,2.35,-1',
    '48.86,2.35,1e9',
    'NaN,NaN',
    '0,181',
  ),
  fc.constant('a'.repeat(3_000)),
  fc.array(words, { minLength: 200, maxLength: 200 }).map((each) => each.join('|')),
);
const name = fc.constantFrom(
  ...offerGroups,
  'q',
  'near',
  'sort',
  'page',
  'target',
  'campaign',
  'json',
  'locale',
  'x',
);
const address = fc
  .record({
    folder: fc.constantFrom(
      ...folders,
      '/careers/rss/offers',
      '/offers-list-location',
      '/offers-list-autocomplete',
      '/block/unavailable-offer',
    ),
    path: fc.array(segment, { maxLength: 4 }),
    query: fc.array(fc.tuple(fc.oneof(name, fc.constantFrom('search', 'countries', 'id')), value), {
      maxLength: 4,
    }),
  })
  .map(({ folder, path, query }) => {
    const segments = [folder, ...path.map((one) => encodeURIComponent(one))].join('/');
    const line = query.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
    return line === '' ? segments : `${segments}?${line}`;
  });

test('no address of the offers fails, and none redirects more than once', async () => {
  const here = await careersWorld();
  here.publish(1);
  here.publish(2, { contract: 'internship' });
  let composedAddresses = 0;
  /** The number of redirects from an address to a page. */
  const movesFrom = async (target: string, moves = 0): Promise<number> => {
    const read = readAddress(target);
    if (read.kind === 'malformed' || read.kind === 'too-long' || moves > 1) return moves;
    const at = read.kind === 'moved' ? read.address : read;
    if (at === undefined) return read.kind === 'moved' ? movesFrom(read.to, moves + 1) : moves;
    composedAddresses += 1;
    const composed = await here.composeCareers(at.path, at.query);
    if (composed?.kind === 'moved') return movesFrom(composed.to, moves + 1);
    return read.kind === 'moved' ? movesFrom(read.to, moves + 1) : moves;
  };
  await fc.assert(
    fc.asyncProperty(address, async (target) => {
      expect(await movesFrom(target)).toBeLessThanOrEqual(1);
    }),
    { seed: 20_261_121, numRuns: 300, verbose: true },
  );
  expect(composedAddresses).toBeGreaterThan(150);
});
