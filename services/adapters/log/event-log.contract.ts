import { describe } from 'vitest';
import { describeAppends } from './contract/appends.contract.ts';
import { describeBusyLog } from './contract/busy-log.contract.ts';
import type { OpenLogUnderTest } from './contract/log-under-test.ts';
import { describeOutages } from './contract/outage.contract.ts';
import { describeReads } from './contract/reads.contract.ts';
import { describeWatching } from './contract/watching.contract.ts';

/** The exceptions for an adapter, and the number of events that the busy log writes. */
export interface ContractOptions {
  /**
   * The number of events that eight writers append while a follower reads them; a multiple of 50.
   */
  readonly busyEvents: number;
  /** Whether the store itself rejects an event id that another stream has. */
  readonly idsUniqueAcrossStreams: boolean;
}

/** Tests the contract of every adapter of the log. `open` returns an empty log each time. */
export function describeEventLogContract(
  name: string,
  open: OpenLogUnderTest,
  options: ContractOptions,
): void {
  describe(`${name} as the event log`, () => {
    describeAppends(open, options.idsUniqueAcrossStreams);
    describeReads(open);
    describeWatching(open);
    describeOutages(open);
    describeBusyLog(open, options.busyEvents);
  });
}
