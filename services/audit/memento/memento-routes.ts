import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { linkFormatType, mementoEndpoints } from '@parvis/contracts/memento/endpoints.ts';
import { markSign } from '@parvis/contracts/redactions/redaction.ts';
import type { VersionsAtPath } from '@parvis/projections/pages/list-versions.ts';
import { type AttemptLimit, type Attempts, admitAttempt } from '../../http/attempt-limit.ts';
import { addressLine, readAddress } from '../../http/read-address.ts';
import { type Client, type Reply, type Route, replyTo, route } from '../../http/route.ts';
import { toNetwork } from '../../http/to-network.ts';
import { type RenderReconstruction, rendered } from '../audit-routes.ts';
import { pageOf } from '../past-status.ts';
import { type ReconstructionParts, reconstructPage } from '../reconstruct-page.ts';
import {
  addressesOf,
  linksAmong,
  linksToVersions,
  type MementoAddresses,
  writeLink,
  writeMementoLink,
} from './links.ts';

export interface MementoParts extends ReconstructionParts {
  /** Whether earlier versions are open to visitors. */
  readonly isOpen: boolean;
  /** The public origin of the site. */
  readonly origin: string;
  readonly render: RenderReconstruction;
  readonly attempts: Pick<Attempts, 'take'>;
  /** Lists the versions of the page that is public at a path; undefined when none is. */
  listVersions(path: string): Promise<VersionsAtPath | undefined>;
}

/** Versions are composed for each request: what one network may ask for. */
const perNetwork: AttemptLimit = { burst: 60, refillMs: 1000 };

/** A public page with its versions. */
interface PublicPage extends VersionsAtPath {
  readonly path: string;
  readonly addresses: MementoAddresses;
}

/**
 * Returns the routes by which visitors find earlier versions of pages (RFC 7089, pattern 2.1). Only
 * versions of the item that is public at an address now are found there; where they are closed,
 * nothing is.
 */
export function mementoRoutes(parts: MementoParts): readonly Route[] {
  return [
    route(mementoEndpoints.chooseMemento, async ({ query }, { client }) =>
      replyTo(await findPage(parts, query.path, client), (page) => redirectTo(page, client)),
    ),
    route(mementoEndpoints.listMementos, async ({ params, query }, { client }) =>
      replyTo(await findPage(parts, query.path, client), (page) =>
        params.format === 'json' ? listAsJson(page) : listAsLinks(page),
      ),
    ),
    route(mementoEndpoints.showMemento, async ({ query }, { client }) => {
      const page = await findPage(parts, query.path, client);
      if (!page.ok) return { kind: 'refused', refusals: page.refusals };
      return show(parts, page.value, query.at);
    }),
  ];
}

async function findPage(
  { isOpen, origin, attempts, listVersions }: MementoParts,
  written: string,
  client: Client,
): Promise<Outcome<PublicPage>> {
  if (!isOpen) return refuse('unknown-path');
  const key = `mementos ${toNetwork(client.address)}`;
  const admitted = await admitAttempt(attempts, { limit: perNetwork, key });
  if (!admitted.ok) return admitted;
  const path = pathIn(origin, written);
  const address = path === undefined ? undefined : readAddress(path);
  if (address?.kind !== 'canonical') return refuse('unknown-path');
  const versions = await listVersions(address.path);
  if (versions === undefined) return refuse('unknown-path');
  const line = addressLine(address);
  return accept({ ...versions, path: line, addresses: addressesOf(origin, line) });
}

/** Clients name the original by its path, or as a whole. */
function pathIn(origin: string, written: string): string | undefined {
  if (written.startsWith('/')) return written;
  return written.startsWith(`${origin}/`) ? written.slice(origin.length) : undefined;
}

/** Redirects to the last version up to the requested time, or to the first, or to the newest. */
function redirectTo({ instants, addresses }: PublicPage, client: Client): Reply {
  const wanted = client.acceptDatetime;
  const until = wanted === undefined ? Number.POSITIVE_INFINITY : parseHttpDate(wanted);
  if (until === undefined) return { kind: 'refused', refusals: [badDatetime] };
  const at = Math.max(0, lastUntil(instants, until));
  const chosen = instants[at];
  if (chosen === undefined) return { kind: 'refused', refusals: [{ code: 'unknown-path' }] };
  const original = writeLink(addresses.original, { rel: 'original' });
  const [, timemap = ''] = linksToVersions(addresses);
  const links = [original, timemap, ...linksAmong(addresses, instants, at)];
  const headers = {
    Location: addresses.memento(chosen),
    Vary: 'Accept-Datetime',
    Link: links.join(', '),
  };
  return { kind: 'empty', headers };
}

const badDatetime = {
  code: 'invalid',
  path: ['Accept-Datetime'],
  params: { reason: 'format-example', example: 'Mon, 05 Jan 2026 09:30:00 GMT' },
} as const;

/** Returns the end of the second that a date of HTTP names, in milliseconds. */
function parseHttpDate(written: string): number | undefined {
  if (!/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(written))
    return undefined;
  const ms = Date.parse(written);
  return Number.isNaN(ms) ? undefined : ms + 999;
}

/** Returns the place of the last version up to a time; -1 before the first. */
function lastUntil(instants: readonly Date[], untilMs: number): number {
  return instants.findLastIndex((instant) => instant.getTime() <= untilMs);
}

function listAsLinks({ instants, addresses }: PublicPage): Reply {
  const [first, last] = [instants[0], instants.at(-1)];
  const range = first && last && { from: first.toUTCString(), until: last.toUTCString() };
  const links = [
    writeLink(addresses.original, { rel: 'original' }),
    writeLink(addresses.timegate, { rel: 'timegate' }),
    writeLink(addresses.timemap, { rel: 'self', type: linkFormatType, ...range }),
    ...instants.map((instant, at) => {
      const edges = [
        ...(at === 0 ? ['first'] : []),
        ...(at === instants.length - 1 ? ['last'] : []),
      ];
      return writeMementoLink(addresses, instant, edges);
    }),
  ];
  return fileOf(linkFormatType, `${links.join(',\n')}\n`);
}

function listAsJson({ instants, addresses }: PublicPage): Reply {
  const { original, timegate, timemap, timemapJson, memento } = addresses;
  const list = instants.map((at) => ({ datetime: at.toISOString(), uri: memento(at) }));
  const body = {
    original_uri: original,
    timegate_uri: timegate,
    timemap_uri: { link_format: timemap, json_format: timemapJson },
    mementos: { first: list[0], last: list.at(-1), list },
  };
  return fileOf('application/json', JSON.stringify(body));
}

function fileOf(type: string, text: string): Reply {
  return { kind: 'file', type, write: async (output) => void output.end(text) };
}

async function show(parts: MementoParts, page: PublicPage, at: string): Promise<Reply> {
  const { instants, addresses, path, id } = page;
  const shown = lastUntil(instants, new Date(at).getTime());
  const instant = instants[shown];
  if (instant === undefined) return { kind: 'refused', refusals: [{ code: 'unknown-path' }] };
  const reconstructed = await reconstructPage(parts, systemActor, { path, at });
  if (!reconstructed.ok) return { kind: 'refused', refusals: reconstructed.refusals };
  const response = reconstructed.value.shown;
  const isOwn = typeof response !== 'string' && pageOf(response.composition)?.id === id;
  const html = isOwn ? rendered(parts.render, reconstructed.value) : undefined;
  // Another item was public here then, none, or words that were removed since: that is for auditors.
  if (html === undefined || html.includes(markSign))
    return { kind: 'refused', refusals: [{ code: 'unknown-path' }] };
  const original = writeLink(addresses.original, { rel: 'original' });
  const links = [
    original,
    ...linksToVersions(addresses),
    ...linksAmong(addresses, instants, shown),
  ];
  const headers = {
    'Memento-Datetime': instant.toUTCString(),
    Link: links.join(', '),
    'X-Robots-Tag': 'noindex, nofollow',
  };
  return { kind: 'html', status: 200, html, headers };
}
