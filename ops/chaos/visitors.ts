import { setTimeout as delay } from 'node:timers/promises';

/** Who requests an address again and again. */
export interface Visitor {
  readonly name: string;
  readonly address: string;
  readonly cookie?: string;
}

/** What one of them got. */
export interface Visits {
  readonly name: string;
  /** Responses by status; `stale` ones are marked with `Age` and `Warning`. */
  readonly got: Readonly<Record<string, number>>;
  readonly longestMs: number;
}

const everyMs = 100;
const patienceMs = 20_000;

/** Starts visitors. @returns a function that stops them and tells what they got */
export function startVisitors(visitors: readonly Visitor[]): () => Promise<readonly Visits[]> {
  let isOver = false;
  const visits = visitors.map(async ({ name, address, cookie }): Promise<Visits> => {
    const got: Record<string, number> = {};
    let longestMs = 0;
    for (; !isOver; await delay(everyMs)) {
      const begunAt = performance.now();
      const status = await statusOf(address, cookie);
      longestMs = Math.max(longestMs, Math.round(performance.now() - begunAt));
      got[status] = (got[status] ?? 0) + 1;
    }
    return { name, got, longestMs };
  });
  return () => {
    isOver = true;
    return Promise.all(visits);
  };
}

/** The status; with “stale” for a page that says so, in both headers and for five minutes at most. */
export async function statusOf(address: string, cookie?: string): Promise<string> {
  try {
    const response = await fetch(address, {
      headers: cookie === undefined ? {} : { cookie },
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    await response.arrayBuffer();
    const [age, warning] = [response.headers.get('age'), response.headers.get('warning')];
    if (age === null && warning === null) return String(response.status);
    const isMarked = warning?.startsWith('110 ') && Number(age ?? Number.NaN) <= 300;
    return `${response.status} ${isMarked ? 'stale' : 'marked wrongly'}`;
  } catch {
    return 'no response';
  }
}

/** Describes what visitors got in one line. */
export function describeVisits({ name, got, longestMs }: Visits): string {
  const statuses = Object.entries(got).map(([status, count]) => `${count} × ${status}`);
  return `${name}: ${statuses.join(', ')}, longest ${longestMs} ms`;
}
