import {
  OfferIndexNotWritten,
  OfferIndexUnavailable,
} from '@parvis/contracts/careers/offer-index.ts';
import { LogUnavailable } from '@parvis/contracts/log/event-log.ts';
import { isServerUnavailable } from '@parvis/projections/postgres/transient-error.ts';
import { isDiskFull } from '../adapters/disk-space.ts';

/** A server that Parvis requires or, for search, prefers; what it does there; or the disk. */
export interface WatchedServer {
  readonly name: 'log' | 'database' | 'search' | 'indexing of offers' | 'disk';
  /** The variable that configures it. */
  readonly variable: string;
  /** Host, port and name, without credentials. */
  readonly address: string;
  /** What is wrong with it during an outage, if not that it is unavailable. */
  readonly trouble?: string;
  /** What the operator has to do, and what works meanwhile. */
  readonly advice: string;
  /** Resolves when the server responds; rejects while it does not. */
  probe(): Promise<unknown>;
}

/** One line for the operator. */
export interface OutageLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  readonly server?: WatchedServer['name'];
  readonly address?: string;
  readonly variable?: string;
  readonly advice?: string;
  readonly seconds?: number;
  readonly cause?: string;
}

export interface OutagesOptions {
  readonly write: (line: OutageLine) => void;
  /** Milliseconds between probes of an unavailable server. */
  readonly probeEveryMs?: number;
}

interface Outage {
  readonly since: number;
  readonly timer: NodeJS.Timeout;
  /** False until a probe has failed as well. */
  confirmed: boolean;
}

/**
 * Logs one line when a server becomes unavailable and one when it is back, however many requests
 * fail meanwhile.
 */
export class Outages {
  readonly #options: OutagesOptions;
  readonly #servers = new Map<WatchedServer['name'], WatchedServer>();
  readonly #running = new Map<WatchedServer['name'], Outage>();
  #closed = false;

  constructor(options: OutagesOptions) {
    this.#options = options;
  }

  /** Watches this server from now on. */
  watch(server: WatchedServer): void {
    this.#servers.set(server.name, server);
  }

  /**
   * Handles a fault. True when it means that a server is unavailable, in which case it needs no log
   * line: either the outage is logged, or a probe finds the server available and the fault is
   * logged after all.
   */
  notice(fault: unknown): boolean {
    const name = unavailableServerIn(fault);
    const server = name && this.#servers.get(name);
    if (server === undefined) return false;
    if (!this.#closed && !this.#running.has(server.name)) this.#begin(server, fault);
    return true;
  }

  /** Returns whether a server is known to be unavailable. */
  isUnavailable(name: WatchedServer['name']): boolean {
    return this.#running.get(name)?.confirmed === true;
  }

  /** Ends the probes. */
  close(): void {
    this.#closed = true;
    for (const { timer } of this.#running.values()) clearInterval(timer);
    this.#running.clear();
  }

  #begin(server: WatchedServer, fault: unknown): void {
    let probing = false;
    const probe = async () => {
      if (probing) return;
      probing = true;
      const responds = await server.probe().then(
        () => true,
        () => false,
      );
      probing = false;
      if (responds) this.#end(server, fault);
      else this.#confirm(server, fault);
    };
    const timer = setInterval(() => void probe(), this.#options.probeEveryMs ?? 500);
    timer.unref();
    this.#running.set(server.name, { since: performance.now(), timer, confirmed: false });
    void probe();
  }

  #confirm(server: WatchedServer, fault: unknown): void {
    const { name, variable, address, trouble = 'unavailable', advice } = server;
    const outage = this.#running.get(name);
    if (outage === undefined || outage.confirmed) return;
    outage.confirmed = true;
    const said = { server: name, address, variable, advice, cause: describeCause(fault) };
    this.#options.write({ level: 'error', message: `the ${name} is ${trouble}`, ...said });
  }

  #end({ name, address, trouble }: WatchedServer, fault: unknown): void {
    const outage = this.#running.get(name);
    if (outage === undefined) return;
    clearInterval(outage.timer);
    this.#running.delete(name);
    const seconds = Math.round((performance.now() - outage.since) / 100) / 10;
    this.#options.write(
      outage.confirmed
        ? {
            level: 'info',
            message: `the ${name} is ${trouble ? `no longer ${trouble}` : 'back'}`,
            server: name,
            address,
            seconds,
          }
        : {
            level: 'warn',
            message: trouble ? `the ${name} was ${trouble}` : 'a connection was lost',
            cause: describeCause(fault),
          },
    );
  }
}

function unavailableServerIn(fault: unknown): WatchedServer['name'] | undefined {
  if (isDiskFull(fault)) return 'disk';
  if (fault instanceof LogUnavailable) return 'log';
  if (fault instanceof OfferIndexUnavailable) return 'search';
  if (fault instanceof OfferIndexNotWritten) return 'indexing of offers';
  return isServerUnavailable(fault) ? 'database' : undefined;
}

/** Returns the innermost cause: the error of the socket or the server. */
function describeCause(fault: unknown): string {
  let [message, next] = ['', fault];
  for (; next instanceof Error; next = next.cause)
    message = [next.message, 'code' in next ? next.code : undefined]
      .filter((part) => typeof part === 'string' && part !== '')
      .join(' ');
  return message;
}

/** Returns the address in a connection string, without its credentials and options. */
export function withoutPassword(url: string): string {
  const { host, pathname } = new URL(url);
  return host + (pathname === '/' ? '' : pathname);
}
