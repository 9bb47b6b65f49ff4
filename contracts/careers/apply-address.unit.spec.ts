import { expect, test } from 'vitest';
import { applyAddress } from './apply-address.ts';

const unknown = { success: false } as const;
const host = 'www.estuaire.example';
const url = 'https://jobs.example/apply?ref=42';

test.each([
  ['nobody’s', undefined, unknown, 'source=CWS-15640&site=www.estuaire.example'],
  ['the job board’s', 'JB-24640', unknown, 'source=JB-24640&site=cvcatcher'],
  ['another source’s', 'CWS-1', unknown, 'source=CWS-15640&site=www.estuaire.example'],
  [
    'a campaign’s',
    undefined,
    { success: true, campaign: 'spring', source: 'LNK-7', obi: 'o-1' },
    'source=LNK-7&site=www.estuaire.example&campaign=spring&obi=o-1',
  ],
  [
    'a campaign’s without tracking id, from the job board',
    'JB-24640',
    { success: true, campaign: 'spring', source: 'LNK-7', obi: null },
    'source=LNK-7&site=cvcatcher&campaign=spring',
  ],
] as const)('%s visitor applies with the codes of their origin', (_, src, campaign, codes) => {
  expect(applyAddress(url, { host, src, campaign })).toBe(
    `https://jobs.example/apply?ref=42&${codes}`,
  );
});

test('codes already in the address are overwritten, and nothing else', () => {
  const address = applyAddress('https://jobs.example/a?site=x&b=é#top', {
    host,
    src: undefined,
    campaign: unknown,
  });
  expect(address).toBe(
    'https://jobs.example/a?site=www.estuaire.example&b=%C3%A9&source=CWS-15640#top',
  );
});
