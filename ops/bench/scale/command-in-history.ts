import type { OfferCommandOf } from '@parvis/contracts/careers/commands.ts';
import type { ContentCommand } from '@parvis/contracts/content/commands.ts';
import type { MediaCommand } from '@parvis/contracts/media/commands.ts';

/** A command on one item, file or offer. */
export type HistoryCommand =
  | { readonly on: 'content'; readonly command: ContentCommand }
  | { readonly on: 'media'; readonly command: MediaCommand }
  | {
      readonly on: 'offer';
      readonly command: OfferCommandOf<'import-offer' | 'withdraw-absent-offer'>;
    };

/** A command of one of the three kinds. */
export type CommandOn<On extends HistoryCommand['on']> = Extract<
  HistoryCommand,
  { readonly on: On }
>['command'];

/** The commands on one stream, in their order, each at the time (ISO 8601, UTC) chosen for it. */
export type Life = readonly ((at: string) => HistoryCommand)[];

/** Lives that are alike: they repeat those of the first few numbers. */
export interface KindOfLife {
  readonly count: number;
  /** The lives of this many numbers differ by more than their marks. */
  readonly different: number;
  life(number: number): Life;
  /** What is unique to the life of a number, as it occurs in its events; as many for each number. */
  marksOf(number: number): readonly string[];
}

/** A command with the time at which it is executed, and the request that it came with. */
export interface TimedCommand {
  readonly at: string;
  readonly requestId: string;
  readonly given: HistoryCommand;
}
