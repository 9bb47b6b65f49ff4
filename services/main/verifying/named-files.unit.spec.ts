import { createHash } from 'node:crypto';
import { families } from '@parvis/contracts/log/event-families.ts';
import { InMemoryEventLog } from '@parvis/projections/engine/testing/in-memory-event-log.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { verifyFiles } from '../../notary/verify/verify-files.ts';
import { namedFiles } from './named-files.ts';

/** Events whose digest is of the secret of a link, or of a file that an event before named. */
const namingNone = ['PreviewLinkCreated', 'FileExamined'];

test('every event with a digest of a file names a file that is compared', () => {
  const withDigest = families.flatMap(({ schemas }) =>
    Object.entries(schemas).flatMap(([type, schema]) =>
      /\[0-9a-f\]\{(?:32|64)\}/.test(JSON.stringify(z.toJSONSchema(schema, { io: 'input' })))
        ? [type]
        : [],
    ),
  );
  expect(withDigest.toSorted()).toEqual([...namedFiles.types, ...namingNone].toSorted());
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const picture = sha256('picture');
const face = sha256('face').slice(0, 32);

function logOfFiles() {
  const log = new InMemoryEventLog();
  const original = { hash: picture, format: 'jpeg', bytes: 7, width: 1, height: 1 };
  log.append('media-a', { type: 'ImageUploaded', data: { original } });
  log.append('offer-a', { type: 'OfferClosed', data: {} });
  log.append('media-b', {
    type: 'FileReplaced',
    data: { original: { hash: sha256('file'), format: 'pdf', bytes: 4, filename: 'a.pdf' } },
  });
  const build = { words: sha256('words'), files: { '/assets/a.js': sha256('script') } };
  log.append('builds-site', { type: 'SiteBuildDeployed', data: build });
  const settings = { brand: { header: { kind: 'drawing', file: face } } };
  log.append('site-settings', { type: 'SiteSettingsSaved', data: { settings } });
  log.append('media-c', { type: 'ImageReplaced', data: { original } });
  log.append('media-d', { type: 'ImageUploaded', data: { original: 'nothing that we wrote' } });
  return log;
}

const stored = () =>
  new Map([
    [`originals/${picture.slice(0, 2)}/${picture}.jpg`, 'picture'],
    [`originals/${sha256('file').slice(0, 2)}/${sha256('file')}.pdf`, 'file'],
    [`builds/${sha256('words')}`, 'words'],
    [`builds/${sha256('script')}`, 'script'],
    [`brand/${face}.svg`, 'face'],
  ]);

function verifyStored(files: ReadonlyMap<string, string>) {
  const storage = {
    get: async (key: string) => {
      const text = files.get(key);
      const body = (async function* () {
        yield Buffer.from(text ?? '');
      })();
      return text === undefined ? undefined : { size: text.length, body };
    },
  };
  return verifyFiles({ log: logOfFiles(), storage, ...namedFiles });
}

test('files that are as the log names them are found once each', async () => {
  expect(await verifyStored(stored())).toEqual({ files: 5, findings: [] });
});

test.each([...stored().keys()].map((key, index) => [key, index] as const))(
  '%s is named when it has other bytes, and when it is missing, at the first event that names it',
  async (key, index) => {
    const position = [1, 3, 4, 4, 5][index];
    const edited = (await verifyStored(new Map([...stored(), [key, 'other']]))).findings;
    expect(edited).toMatchObject([{ kind: 'file-edited', detail: key }]);
    const files = stored();
    files.delete(key);
    const { findings } = await verifyStored(files);
    expect(findings).toMatchObject([{ kind: 'file-missing', detail: key }]);
    expect(findings.map((one) => Number(one.position))).toEqual([position]);
  },
);
