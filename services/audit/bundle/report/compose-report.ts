import type { ChangeReason } from '@parvis/contracts/audit/change-reasons.ts';
import { adminMessages } from '@parvis/contracts/messages/admin.ts';
import { evidenceMessages } from '@parvis/contracts/messages/evidence.ts';
import { withFrenchOrdinal } from '@parvis/contracts/site/dates.ts';
import { byLocale, type Locale, languages } from '@parvis/contracts/site/locale.ts';
import type { Evidence } from '../evidence.ts';
import { maxEvents } from '../find-events.ts';
import { maxVersions, type Version } from '../list-versions.ts';
import type { WrittenFile } from '../manifest.ts';

/** A part of a report, which people read. */
export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [string, string])[] }
  | {
      readonly kind: 'table';
      /** The share of the width that each column has. */
      readonly columns: readonly { readonly title: string; readonly share: number }[];
      readonly rows: readonly (readonly string[])[];
    };

export interface Report {
  readonly locale: Locale;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** An event as a report lists it. */
export interface ListedEvent {
  readonly position: string;
  readonly at: string;
  readonly type: string;
  readonly stream: string;
  readonly by: string;
}

/** What a report says, besides the evidence. */
export interface ReportFacts extends Evidence {
  readonly software: string;
  readonly missing: number;
  readonly totals: {
    readonly events: number;
    readonly asSigned: number;
    readonly unproved: number;
    readonly withheld: number;
  };
  /** The newest events. */
  readonly listed: readonly ListedEvent[];
  readonly files: Readonly<Record<string, WrittenFile>>;
  /** How many events the newest checkpoint covers that witnesses cosigned; undefined without one. */
  readonly cosigned: number | undefined;
  /** SPKI, base64. */
  readonly manifestKey: string;
}

type MessageId = Parameters<typeof evidenceMessages.format>[0];

/** Returns the report about evidence in a language. */
export function composeReport(facts: ReportFacts, locale: Locale): Report {
  const say = (id: MessageId, values?: Readonly<Record<string, string | number>>) =>
    evidenceMessages.format(id, locale, values);
  const words: Words = { say, locale, moment: (at) => momentIn(locale, at) };
  return {
    locale,
    title: say('evidence.title', { count: facts.question.paths.length }),
    blocks: [
      { kind: 'paragraph', text: say('evidence.intro') },
      ...questionBlocks(facts, words),
      ...versionBlocks(facts, words),
      ...eventBlocks(facts, words),
      ...signatureBlocks(facts, words),
      ...limitBlocks(facts, words),
      { kind: 'heading', text: say('evidence.verify') },
      {
        kind: 'steps',
        items: [
          say('evidence.verify.unpack'),
          say('evidence.verify.run'),
          say('evidence.verify.verifier'),
          say('evidence.verify.archive'),
        ],
      },
      ...fileBlocks(facts, words),
    ],
  };
}

interface Words {
  readonly say: (id: MessageId, values?: Readonly<Record<string, string | number>>) => string;
  readonly locale: Locale;
  readonly moment: (at: string) => string;
}

const moments = byLocale(
  (locale) =>
    new Intl.DateTimeFormat(languages[locale].regional, {
      dateStyle: 'long',
      timeStyle: 'long',
      timeZone: 'Europe/Paris',
    }),
);

function momentIn(locale: Locale, at: string): string {
  return withFrenchOrdinal(moments[locale].format(new Date(at)), locale);
}

/** An instant whose column says that it is UTC. */
function inUtc(at: string): string {
  return at.replace('T', ' ').replace('Z', '');
}

function questionBlocks({ question, by, created, software }: ReportFacts, words: Words): Block[] {
  const { say, moment } = words;
  const { purpose, paths, from, to } = question;
  const period = { from: moment(from ?? to), to: moment(to) };
  return [
    { kind: 'heading', text: say('evidence.question') },
    {
      kind: 'facts',
      rows: [
        [say('evidence.purpose'), purpose],
        [say('evidence.addresses'), paths.join('\n')],
        [say('evidence.period'), from ? say('evidence.period-value', period) : period.to],
        [say('evidence.by'), by],
        [say('evidence.created'), moment(created)],
        [say('evidence.software'), software],
      ],
    },
  ];
}

const statuses = {
  gone: 'evidence.status.gone',
  'not-found': 'evidence.status.not-found',
  nothing: 'evidence.status.nothing',
  'cannot-be-reconstructed': 'evidence.status.cannot-be-reconstructed',
} as const;

function versionBlocks({ versions, isCut }: ReportFacts, { say, locale }: Words): Block[] {
  const reason = (one: ChangeReason) => adminMessages.format(`audit.of.${one}`, locale);
  const response = ({ status, title, movedTo }: Version) => {
    if (status === 'moved') return say('evidence.status.moved', { url: movedTo ?? '' });
    if (status !== 'found') return say(statuses[status]);
    return title === null
      ? say('evidence.status.untitled')
      : say('evidence.status.found', { title });
  };
  return [
    { kind: 'heading', text: say('evidence.versions') },
    { kind: 'paragraph', text: say('evidence.versions-hint') },
    ...warning(isCut, say('evidence.versions-cut', { count: maxVersions })),
    {
      kind: 'table',
      columns: [
        { title: say('evidence.column.address'), share: 5 },
        { title: say('evidence.column.from'), share: 5 },
        { title: say('evidence.column.shown'), share: 5 },
        { title: say('evidence.column.changed'), share: 3 },
        { title: say('evidence.column.digest'), share: 5 },
      ],
      rows: versions.map((version) => [
        version.path,
        inUtc(version.at),
        response(version),
        version.of.map(reason).join(', '),
        version.shown?.digest ?? '',
      ]),
    },
  ];
}

function eventBlocks({ totals, events, listed }: ReportFacts, { say }: Words): Block[] {
  const { events: count, asSigned, unproved, withheld } = totals;
  const wrong = count - asSigned - unproved;
  return [
    { kind: 'heading', text: say('evidence.events') },
    { kind: 'paragraph', text: say('evidence.events-hint', { count, proved: asSigned }) },
    ...warning(wrong > 0, say('evidence.events-wrong', { count: wrong })),
    ...warning(unproved > 0, say('evidence.events-unproved', { count: unproved })),
    ...warning(withheld > 0, say('evidence.events-withheld', { count: withheld })),
    ...warning(events.isCut, say('evidence.events-cut', { count: maxEvents })),
    ...warning(listed.length < count, say('evidence.events-listed', { count: listed.length })),
    {
      kind: 'table',
      columns: [
        { title: say('evidence.column.position'), share: 4 },
        { title: say('evidence.column.time'), share: 5 },
        { title: say('evidence.column.event'), share: 4 },
        { title: say('evidence.column.person'), share: 3 },
        { title: say('evidence.column.stream'), share: 5 },
      ],
      rows: listed.map(({ position, at, type, by, stream }) => [
        position,
        inUtc(at),
        type,
        by,
        stream,
      ]),
    },
  ];
}

function signatureBlocks({ prover, manifestKey }: ReportFacts, { say, moment }: Words): Block[] {
  return [
    { kind: 'heading', text: say('evidence.signature') },
    {
      kind: 'facts',
      rows: [
        [say('evidence.log'), prover.origin],
        [say('evidence.size'), String(prover.size)],
        [say('evidence.signed-at'), moment(prover.signedAt.toISOString())],
        [say('evidence.keys'), prover.keys.join('\n')],
        [say('evidence.manifest-key'), manifestKey],
        [say('evidence.checkpoint'), prover.note.trim()],
      ],
    },
  ];
}

function limitBlocks(
  { prover, software, missing, cosigned }: ReportFacts,
  { say, moment }: Words,
): Block[] {
  const since = moment(prover.since.toISOString());
  return [
    { kind: 'heading', text: say('evidence.proved') },
    {
      kind: 'list',
      items: [
        say('evidence.proved.events'),
        say('evidence.proved.withheld'),
        say('evidence.proved.bundle'),
        say('evidence.proved.elsewhere'),
        ...(cosigned === undefined ? [] : [say('evidence.proved.cosigned', { count: cosigned })]),
      ],
    },
    { kind: 'heading', text: say('evidence.not-proved') },
    {
      kind: 'list',
      items: [
        say('evidence.not-proved.before', { since }),
        say('evidence.not-proved.pages', { software }),
        say('evidence.not-proved.read-models'),
        say('evidence.not-proved.others', { count: missing }),
        say('evidence.not-proved.time'),
        say('evidence.not-proved.complete'),
      ],
    },
    { kind: 'heading', text: say('evidence.operators') },
    {
      kind: 'list',
      items: [
        say('evidence.operators.site'),
        say('evidence.operators.machine'),
        say('evidence.operators.bundle'),
      ],
    },
  ];
}

function fileBlocks({ files }: ReportFacts, { say }: Words): Block[] {
  return [
    { kind: 'heading', text: say('evidence.files') },
    { kind: 'paragraph', text: say('evidence.files-hint') },
    {
      kind: 'table',
      columns: [
        { title: say('evidence.column.file'), share: 3 },
        { title: say('evidence.column.bytes'), share: 2 },
        { title: say('evidence.column.digest'), share: 9 },
      ],
      rows: Object.entries(files).map(([name, { bytes, sha256 }]) => [name, String(bytes), sha256]),
    },
  ];
}

function warning(isNeeded: boolean, text: string): Block[] {
  return isNeeded ? [{ kind: 'paragraph', text }] : [];
}
