import type { OfferCommand, OfferCommandOf } from '@parvis/contracts/careers/commands.ts';
import type { OfferEvent } from '@parvis/contracts/careers/events.ts';
import type { KnownOffer } from '@parvis/contracts/careers/evolve-offer.ts';
import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import { decideClosing } from './close-offer/decide.ts';
import { decideCorrection } from './correct-offer/decide.ts';
import {
  decideAbsence,
  decideKeeping,
  decideReinstatement,
  decideWithdrawal,
} from './withdraw-offer/decide.ts';

/** A command that may be refused; one from a record of a feed never is. */
export type DecidedOfferCommand = Exclude<OfferCommand, OfferCommandOf<'import-offer'>>;

/** Decides a command on an offer. */
export function decideOffer(
  command: DecidedOfferCommand,
  state: KnownOffer | undefined,
): Outcome<readonly OfferEvent[]> {
  switch (command.type) {
    case 'withdraw-absent-offer':
      return decideAbsence(command, state);
    case 'keep-absent-offer':
      return decideKeeping(command, state);
    case 'withdraw-offer':
      return decideWithdrawal(command, state);
    case 'put-back-offer':
      return decideReinstatement(command, state);
    case 'correct-offer':
      return decideCorrection(command, state);
    case 'close-offer':
      return decideClosing(command, state);
  }
}
