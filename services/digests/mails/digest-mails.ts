import { alertIdSchema, type KnownAlert } from '@parvis/contracts/alerts/alert.ts';
import type { Mail } from '@parvis/contracts/mail/mail.ts';
import type { MailName } from '@parvis/contracts/mail/mail-names.ts';
import type { PersonalDatum } from '@parvis/contracts/subjects/personal-data.ts';
import { listAlerts } from '@parvis/projections/alerts/list-alerts.ts';
import { layOutMail } from '../../outbox/mail-layout/lay-out-mail.ts';
import type { MailParams } from '../../outbox/mail-order.ts';
import type { MailTemplate } from '../../outbox/template.ts';
import { addressOf, type Subject } from '../../subjects/subject-store.ts';
import type { GivenWords } from '../criteria-conditions.ts';
import { recordIncluded, selectDigest } from '../ledger.ts';
import { wordsOf } from '../load-typed-criteria.ts';
import { jobDigestName, newsDigestName } from '../plan/plan-digests.ts';
import type { DigestEntry, DigestMailDeps } from './digest-parts.ts';
import { type DigestFacts, type DigestWords, jobWords, newsWords } from './digest-words.ts';
import { composeListPath } from './list-paths.ts';
import { newsEntries } from './news-entries.ts';
import { offerEntries } from './offer-entries.ts';

/** The parts that are specific to one kind of digest. */
interface DigestKind {
  readonly name: MailName;
  readonly entries: (
    parts: DigestMailDeps,
    alert: KnownAlert,
    itemIds: readonly string[],
    given: GivenWords,
  ) => Promise<readonly DigestEntry[]>;
  readonly words: (facts: DigestFacts) => DigestWords;
}

const kinds: readonly DigestKind[] = [
  { name: jobDigestName, entries: offerEntries, words: jobWords },
  { name: newsDigestName, entries: newsEntries, words: newsWords },
];

/**
 * Returns the e-mails of digests. Offers and news closed or withdrawn before the e-mail is composed
 * are omitted; a digest that is empty, or whose alert ended, is not sent.
 */
export function digestMails(parts: DigestMailDeps): readonly MailTemplate[] {
  return kinds.map((kind) => ({
    name: kind.name,
    render: (subject, params) => render(parts, kind, subject, params),
  }));
}

async function render(
  parts: DigestMailDeps,
  kind: DigestKind,
  subject: Subject,
  params: MailParams,
): Promise<Mail | undefined> {
  const { pool } = parts;
  const alertId = alertIdSchema.parse(params['alert']);
  const period = String(params['period']);
  const alert = (await listAlerts(pool, subject.id)).find(({ id }) => id === alertId);
  const address = addressOf(subject);
  const digest = await selectDigest(pool, alertId, period);
  if (alert?.state !== 'active' || address === undefined || digest === undefined) return undefined;
  const about = subject.data.filter((datum) => datum.about === alertId);
  const given: GivenWords = Object.assign({}, ...about.map(wordsOf));
  const included = await kind.entries(parts, alert, digest.itemIds, given);
  await recordIncluded(
    pool,
    alertId,
    period,
    included.map(({ itemId }) => itemId),
  );
  if (included.length === 0) return undefined;
  const { locale, frequency } = alert;
  const rest = digest.total - digest.itemIds.length;
  const words = kind.words({
    locale,
    frequency,
    site: await parts.siteName(locale),
    count: included.length + rest,
    first: included[0]?.entry.title ?? '',
    name: nameOf(about),
  });
  return composeMail(parts, alert, { address, words, included, rest, given });
}

const webAddress = /:\/\/|\bwww\.|\w\.\w{2,}\//i;

/**
 * Returns the name of an alert. One with a web address is omitted: somebody else may have typed it
 * before the alert was confirmed, to be read as a recommendation of ours.
 */
function nameOf(about: readonly PersonalDatum[]): string {
  for (const datum of about)
    if (datum.kind === 'alert-name' && !webAddress.test(datum.value)) return datum.value;
  return '';
}

/** The content of one digest. */
interface ComposedDigest {
  readonly address: string;
  readonly words: DigestWords;
  readonly included: readonly DigestEntry[];
  /** The number of further matches. */
  readonly rest: number;
  readonly given: GivenWords;
}

async function composeMail(
  parts: DigestMailDeps,
  alert: KnownAlert,
  { address, words, included, rest, given }: ComposedDigest,
): Promise<Mail> {
  const { publicUrl, linksFor, siteName, postalAddress } = parts;
  const { locale } = alert;
  const links = await linksFor(alert);
  const list = publicUrl + (await composeListPath(parts.pool, alert, given));
  const laidOut = layOutMail({
    locale,
    siteName: await siteName(locale),
    postalAddress: await postalAddress(locale),
    heading: words.heading,
    preview: included
      .map(({ entry }) => entry.title)
      .join(' · ')
      .slice(0, 140),
    blocks: [
      { kind: 'paragraph', text: words.introduction },
      { kind: 'entries', entries: included.map(({ entry }) => entry) },
      ...(rest > 0 ? [{ kind: 'paragraph' as const, text: words.more(rest) }] : []),
      { kind: 'button', label: words.button, url: list },
    ],
    why: words.why,
    links: [
      { label: words.manage, url: links.manage },
      { label: words.unsubscribe, url: links.unsubscribe },
    ],
  });
  const subject = words.subject.slice(0, 200);
  return { to: { address }, subject, unsubscribe: links.oneClick, ...laidOut };
}
