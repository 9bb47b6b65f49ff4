import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import type { AuthenticationForm } from '@parvis/contracts/accounts/entry-form.ts';
import type { OfferIndex } from '@parvis/contracts/careers/offer-index.ts';
import type { FormErrors } from '@parvis/contracts/http/form.ts';
import { readYourWriteTimeoutMs } from '@parvis/contracts/limits/reading.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import type { Screen } from '@parvis/contracts/site/screens.ts';
import type { WaitUntil } from '@parvis/projections/engine/read-gate.ts';
import { pathsInTags } from '@parvis/projections/page-fragments/tags.ts';
import { composeSite } from '@parvis/projections/pages/compose-site.ts';
import { followChangedPages, modelsOfPages } from '@parvis/projections/pages/list-changed-pages.ts';
import { CachingDatabase } from '@parvis/projections/pages/read-shared.ts';
import { findQuerySources } from '@parvis/projections/redirects/find-query-sources.ts';
import type { Assets } from '@parvis/web/server/assets.ts';
import {
  renderAuthenticationForm,
  renderBytes,
  renderEthicsStep,
} from '@parvis/web/server/render-screen.tsx';
import type { Pool } from 'pg';
import type { Clock } from '../adapters/clock.ts';
import { withQueryTimeout } from '../adapters/database/query-timeout.ts';
import { linkToVersions } from '../audit/memento/links.ts';
import type { ContentLocks } from '../content/lock/content-locks.ts';
import type { RenderEthics } from '../ethics/ethics-ports.ts';
import { Admission } from '../http/admission.ts';
import type { Authenticator } from '../http/authenticator.ts';
import { clientAddress } from '../http/client-address.ts';
import { targetOfKey } from '../http/read-address.ts';
import { securityHeaders } from '../http/security-headers.ts';
import type { NoteMiss } from '../missed-searches/missed-searches.ts';
import { headersForCaches } from '../site/front-cache/cache-keys.ts';
import { ChangeFeed } from '../site/page-cache/change-feed.ts';
import { FeedReadCache } from '../site/page-cache/feed-read-cache.ts';
import { type KeptPages, PageCache } from '../site/page-cache/page-cache.ts';
import { type RememberData, rememberData } from '../site/page-cache/remember-data.ts';
import { PagesAhead } from '../site/public-pages/pages-ahead.ts';
import { PublicSite } from '../site/public-pages/public-site.ts';
import { serveThirdParties } from '../third-parties/compose-responses.ts';
import type { SourceAddresses } from '../third-parties/sources.ts';
import type { Observability } from './observability.ts';
import { observedPages } from './observed-pages.ts';
import type { RenderForVisitor } from './render-for-visitor.ts';
import { watchPageCache } from './watch-page-cache.ts';

const cacheBytes = 64 * 1024 * 1024;
/** The maximum number of pages composed concurrently in one process. */
const admissionLimits = { atOnce: 2, waiting: 200, timeoutMs: 4_000 };
/** How long a visitor waits for a page, and for a statement of the database, in milliseconds. */
export const responseTimeoutMs = 5_000;

export interface PublicSiteWiringDeps {
  readonly observability: Pick<Observability, 'metrics' | 'tracing' | 'reportError'>;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly logHead: () => Promise<Position>;
  readonly waitUntil: WaitUntil;
  readonly authenticator: Authenticator;
  readonly namesSession: (cookie: string) => boolean;
  readonly locks: ContentLocks;
  readonly assets: Assets;
  readonly thirdParties: SourceAddresses;
  /** Returns the open offers, at or after a position. */
  readonly offersAfter: (after: Position | undefined) => Promise<OfferIndex>;
  readonly noteMiss: NoteMiss;
  /** The number of our proxies in front of the server. */
  readonly proxies: number;
  readonly tls: boolean;
  /** Whether visitors may see earlier versions of pages. */
  readonly opensVersions: boolean;
  /** Whether a cache in front of the site is configured. */
  readonly hasFrontCache: boolean;
  /** The pages of the process before. */
  readonly kept: KeptPages | undefined;
}

/** Makes the public site, served from the read models, with the change feed of its cache. */
export function makePublicSite(parts: PublicSiteWiringDeps): {
  site: PublicSite;
  cache: PageCache;
  feed: ChangeFeed;
  ahead: PagesAhead;
  remember: RememberData;
} {
  const { pool, clock, logHead, waitUntil, authenticator, namesSession, locks, assets, tls } =
    parts;
  const serveFromThirdParties = serveThirdParties(pool, parts.thirdParties);
  const database = withQueryTimeout(pool, responseTimeoutMs);
  const feed = new ChangeFeed(followChangedPages(database, parts.kept?.position));
  const caching = new CachingDatabase(database, new FeedReadCache(feed));
  const cache = new PageCache(feed, clock, cacheBytes);
  if (parts.kept !== undefined) cache.restore(parts.kept);
  watchPageCache(parts.observability.metrics, cache, feed);
  const making = observedPages(
    {
      compose: async (address, after) => {
        const addressRequest = { ...address, now: clock.now() };
        const served = await serveFromThirdParties(addressRequest);
        return served
          ? { kind: 'screen', ...served }
          : composeSite(
              isBefore(feed, after) ? database : caching,
              () => parts.offersAfter(after),
              addressRequest,
            );
      },
      render: (screen, viewer) => renderBytes(screen, viewer, { ...assets, loadsScripts: true }),
    },
    parts.observability,
  );
  const admission = new Admission(admissionLimits);
  const site = new PublicSite({
    cache,
    admission,
    ...making,
    querySourcesOf: (path) => findQuerySources(database, path),
    clock,
    namesSession,
    signedIn: async ({ headers: { cookie } }) => {
      const actor = await authenticator.actorOf({ cookie, authorization: undefined });
      if (!actor.ok || actor.value.kind !== 'account') return undefined;
      return actor.value.lacksSecondFactor ? undefined : actor.value;
    },
    isEditing: (actor, screen) => holdsLock(locks, actor, screen),
    logHead,
    waitUntil: (position) => waitUntil(modelsOfPages, position, readYourWriteTimeoutMs),
    patienceMs: responseTimeoutMs,
    noteMiss: (missed, request) => parts.noteMiss(missed, clientAddress(request, parts.proxies)),
    linkOf: parts.opensVersions ? linkToVersions(assets.origin ?? '') : undefined,
    headersForCaches: parts.hasFrontCache ? headersForCaches : undefined,
    standingHeaders: Object.entries(securityHeaders(tls, assets.scripts)).flat(),
  });
  const { reportError } = parts.observability;
  const ahead = composeAhead({ site, cache, feed, admission, reportError });
  return { site, cache, feed, ahead, remember: rememberData(cache, admission) };
}

/** Composes pages ahead of visitors, after each change that the feed reports. */
function composeAhead({
  site,
  cache,
  feed,
  admission,
  reportError,
}: {
  readonly site: PublicSite;
  readonly cache: PageCache;
  readonly feed: ChangeFeed;
  readonly admission: Admission;
  readonly reportError: Observability['reportError'];
}): PagesAhead {
  const ahead = new PagesAhead({
    changedPages: () => cache.changed().flatMap(targetOfKey),
    isBusy: () => admission.isBusy,
    isFull: () => cache.isFilling,
    compose: (target) => site.composeAhead(target),
    onError: (cause) => reportError(cause, 'pages ahead'),
  });
  feed.onChange((tags) => ahead.noteChange(pathsInTags(tags)));
  return ahead;
}

/** Cached parts may be older than a position that the change feed has not reached. */
function isBefore(feed: ChangeFeed, after: Position | undefined): boolean {
  return after !== undefined && feed.position < after;
}

async function holdsLock(locks: ContentLocks, actor: Actor, screen: Screen): Promise<boolean> {
  if (screen.screen !== 'content' || actor.kind !== 'account') return false;
  return locks.isEditedBy(screen.page.id, actor.accountId);
}

/** Renders a sign-in form, as a complete document or the form alone. */
export function renderEntry(render: RenderForVisitor) {
  return async ({ as, locale, ...shown }: Entry): Promise<{ status: number; html: string }> => {
    if (as === 'fragment')
      return { status: shown.status ?? 200, html: renderAuthenticationForm({ locale, ...shown }) };
    const { status, body } = await render(locale, { screen: 'sign-in', ...shown });
    return { status, html: body };
  };
}

/** Renders the reporter's view, as a page or for a modal. */
export function renderEthics(render: RenderForVisitor): RenderEthics {
  return async ({ as, locale, step, status = 200 }) => {
    if (as !== 'page') return renderEthicsStep({ locale, step }, as);
    const pathIn = (other: Locale) => pathOf('ethics_form_modal', other, {});
    return (await render(locale, { screen: 'ethics', step, status }, pathIn)).body;
  };
}

/** A sign-in form with the details of its rendering. */
export interface Entry {
  /** A complete document, or the form alone. */
  readonly as: 'page' | 'fragment';
  readonly locale: Locale;
  readonly form: AuthenticationForm;
  readonly submissionId: string;
  /** Why the sign-in was refused, in the words of the locale. */
  readonly errors?: FormErrors;
  readonly status?: number;
}
