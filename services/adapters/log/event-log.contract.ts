import { describe } from 'vitest';
import { appendingContract } from './contract/appending.contract.ts';
import { busyLogContract } from './contract/busy-log.contract.ts';
import type { OpenLogUnderTest } from './contract/log-under-test.ts';
import { outageContract } from './contract/outage.contract.ts';
import { readingContract } from './contract/reading.contract.ts';
import { subscribingContract } from './contract/subscribing.contract.ts';

/** The exceptions for an adapter, and the number of events that the busy log writes. */
export interface ContractOptions {
  /**
   * The number of events that eight writers append while a subscriber reads them; a multiple of 50.
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
    appendingContract(open, options.idsUniqueAcrossStreams);
    readingContract(open);
    subscribingContract(open);
    outageContract(open);
    busyLogContract(open, options.busyEvents);
  });
}
