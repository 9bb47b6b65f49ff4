import type { AttackResult } from './findings.ts';
import type { Writes } from './odd-requests.ts';
import { readableBytes } from './readable-bytes.ts';

/** A series of attacks of one kind. */
export interface Campaign {
  readonly name: string;
  readonly attacks: number;
  /** No further attack starts after this many milliseconds. */
  readonly limitMs: number;
  /** Generates what to send; called in order, so that the same seed sends the same bytes. */
  readonly draw: () => Writes;
  readonly attack: (writes: Writes) => Promise<AttackResult>;
}

/** The result of a series. */
export interface CampaignResult {
  readonly attacks: number;
  /** Responses of the early reader, which is the only one that sends no `Connection` header. */
  readonly early: number;
  readonly byStatus: ReadonlyMap<number, number>;
  readonly longest: { readonly ms: number; readonly name: string };
  /** The problems, with the bytes that reproduce them. */
  readonly problems: readonly string[];
}

const atOnce = 6;
/** A server that fails in one way often fails many times; the first failures are enough. */
const enoughProblems = 20;

/** Attacks a server, several times concurrently. */
export async function runCampaign(campaign: Campaign): Promise<CampaignResult> {
  const result = {
    attacks: 0,
    early: 0,
    byStatus: new Map<number, number>(),
    longest: { ms: 0, name: '' },
    problems: new Array<string>(),
  };
  const deadline = performance.now() + campaign.limitMs;
  const attackOnAndOn = async () => {
    while (
      result.attacks < campaign.attacks &&
      result.problems.length < enoughProblems &&
      performance.now() < deadline
    ) {
      result.attacks += 1;
      const name = `${campaign.name} ${result.attacks}`;
      const writes = campaign.draw();
      const begun = performance.now();
      const { findings, responses } = await campaign.attack(writes);
      const ms = Math.round(performance.now() - begun);
      if (ms > result.longest.ms) result.longest = { ms, name };
      result.early += responses.filter(({ headers }) => !headers.has('connection')).length;
      for (const { status } of responses)
        result.byStatus.set(status, (result.byStatus.get(status) ?? 0) + 1);
      const sent = writes.map(readableBytes).join(', ');
      result.problems.push(...findings.map((finding) => `${name}: ${finding}; sent: [${sent}]`));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, attackOnAndOn));
  return result;
}
