import { setTimeout } from 'node:timers/promises';
import { auditEndpoints, reconstructionPath } from '@parvis/contracts/audit/endpoints.ts';
import { type AuditPage, auditPageSchema } from '@parvis/contracts/audit/views.ts';
import { positionSchema } from '@parvis/contracts/log/position.ts';
import { localeOfPath } from '@parvis/contracts/site/locale.ts';
import { until } from '@parvis/projections/engine/testing/projection-world.ts';
import { modelsOfPages } from '@parvis/projections/pages/list-changed-pages.ts';
import { readModels } from '@parvis/projections/read-models.ts';
import { composeReconstruction } from '@parvis/web/server/screens/reconstruction.tsx';
import type { StartedParvis } from './started-parvis.ts';

/** A response as visitors received it. */
interface Sent {
  readonly status: number;
  readonly type: string;
  readonly location: string | null;
  readonly body: string;
}

/** What visitors received at an address, at an instant. */
interface Visit {
  readonly at: string;
  readonly path: string;
  readonly sent: Sent;
}

/** A site with what its visitors received, recorded from outside, and its past for auditors. */
export class VisitedSite {
  readonly visits: Visit[] = [];
  here: StartedParvis;
  readonly #cookie: string;

  /** @param cookie of somebody who may read history */
  constructor(here: StartedParvis, cookie: string) {
    this.here = here;
    this.#cookie = cookie;
  }

  /** Visits addresses, once read models and the index of offers have everything that was written. */
  async visit(paths: readonly string[]): Promise<void> {
    const { engine, connections, origin } = this.here;
    const head = await connections.log.head();
    const names = readModels.map(({ name }) => name);
    if (!(await engine.waitUntil(names, head, 60_000))) throw new Error('read models lag behind');
    await fetch(`${origin}/emploi-carriere/toutes-offres-emploi?after=${head}`);
    await setTimeout(300);
    const at = new Date().toISOString();
    for (const path of paths) this.visits.push({ at, path, sent: await this.#request(path) });
    await setTimeout(5);
  }

  /** Returns what visitors received that matches a pattern, the oldest first, from a visit on. */
  findAll(pattern: RegExp, from = 0): readonly string[] {
    const found = this.visits.slice(from).flatMap(({ sent }) => sent.body.match(pattern) ?? []);
    return [...new Set(found)];
  }

  /** Rebuilds the read models of pages, and starts again. */
  async rebuildAndRestart(): Promise<void> {
    const { engine, connections } = this.here;
    for (const name of ['log-instants', ...modelsOfPages]) await engine.rebuild(name);
    await until(async () => {
      const waiting = `select from projection_state where slot = 'next'`;
      return (await connections.pool.query(waiting)).rows.length === 0;
    });
    this.here = await this.here.restart();
  }

  /**
   * Returns the visits that are not made again as they were, byte for byte, with what differs.
   * @param removed words that were removed since: documents that had them only have to be without
   */
  async findDifferences(removed: readonly string[] = []): Promise<readonly unknown[]> {
    const found: unknown[] = [];
    for (const visit of this.visits) {
      const had = removed.filter((words) => holds(visit.sent.body, words));
      const differs = had.length > 0 ? await this.#left(visit, had) : await this.#difference(visit);
      if (differs !== undefined) found.push([visit.path, visit.at, differs]);
    }
    return found;
  }

  /** Returns the words if any of them is still read, or the status if the past is not shown. */
  async #left({ at, path }: Visit, words: readonly string[]): Promise<unknown> {
    const response = await this.#read(reconstructionPath, path, at);
    if (!response.ok) return response.status;
    const shown = await response.text();
    return words.some((one) => holds(shown, one)) ? words : undefined;
  }

  #difference({ at, path, sent }: Visit): Promise<unknown> {
    return sent.status === 200
      ? this.#differenceOf(path, at, sent)
      : this.#otherStatus(path, at, sent);
  }

  async #request(path: string): Promise<Sent> {
    const response = await fetch(this.here.origin + path, { redirect: 'manual' });
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      location: response.headers.get('location'),
      body: await response.text(),
    };
  }

  async #read(screen: string, path: string, at: string): Promise<Response> {
    const query = new URLSearchParams({ path, at });
    return fetch(`${this.here.origin}${screen}?${query}`, { headers: { Cookie: this.#cookie } });
  }

  async #otherStatus(path: string, at: string, sent: Sent): Promise<unknown> {
    const response = await this.#read(auditEndpoints.reconstructPage.path, path, at);
    const answered = await response.json();
    if (!response.ok) return answered;
    const { status, movedTo }: AuditPage = auditPageSchema.parse(answered);
    const expected = sent.location === null ? Reflect.get(refused, sent.status) : 'moved';
    return status === expected && movedTo === sent.location ? undefined : [status, movedTo];
  }

  /** The document says itself at which position it was composed. */
  async #differenceOf(path: string, at: string, sent: Sent): Promise<unknown> {
    const shown = await (await this.#read(reconstructionPath, path, at)).text();
    const [, position] = [...shown.matchAll(/<dd>([^<]*)<\/dd>/g)].map(([, proof]) => proof);
    const note = {
      locale: localeOfPath(path),
      path,
      at,
      position: positionSchema.parse(position),
      eventAt: at,
      digest: '',
      build: null,
      previousChangeAt: null,
      nextChangeAt: null,
      previousChangeOf: [],
      nextChangeOf: [],
    };
    const expected = composeReconstruction(sent, note, { stylesheets: [] });
    return firstDifference(withoutBar(shown), withoutBar(expected));
  }
}

const refused = { 404: 'not-found', 410: 'gone' };

/** What a form has of its own for each visitor, and what an alert would have sent. */
const ofOneVisitor =
  / name="(?:submissionId|stamp)" value="[^"]*"| value="[^"]*" name="(?:submissionId|stamp)"|(?<= aria-live="polite">)<p>.*?<\/ul>(?=<\/div>)/g;

/** Returns whether a document holds words, not as a part of longer ones, highlighted or not. */
function holds(document: string, words: string): boolean {
  return new RegExp(`${words}(?!\\d)`).test(document.replaceAll(/<\/?mark[^>]*>/g, ''));
}

function withoutBar(document: string): string {
  return document.replace(/<aside.*?<\/aside>/s, '').replaceAll(ofOneVisitor, '');
}

/** Returns where two documents differ first; undefined where they are the same. */
function firstDifference(one: string, other: string): readonly string[] | undefined {
  if (one === other) return undefined;
  const at = [...one].findIndex((character, place) => character !== other[place]);
  return [one, other].map((text) => text.slice(Math.max(0, at - 40), at + 60));
}
