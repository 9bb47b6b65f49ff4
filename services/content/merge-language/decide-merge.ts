import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { TranslationEvent } from '@parvis/contracts/content/translation-events.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';

/** A merge-language proposal, folded from its stream. */
export type ProposalState =
  | { readonly kind: 'none' }
  | ({ readonly kind: 'proposed' | 'declined' } & Sides)
  | ({
      readonly kind: 'accepted';
      readonly translationGroup: ContentId;
      readonly joining: readonly ContentId[];
    } & Sides);

interface Sides {
  readonly sourceId: ContentId;
  readonly targetId: ContentId;
}

export type Proposal = Exclude<ProposalState, { kind: 'none' }>;

/** One item of a proposal in its current state, with the members of its translation group. */
export interface ProposalSide {
  readonly contentId: ContentId;
  readonly kind: ContentKind;
  readonly locale: Locale;
  readonly translationGroup: ContentId;
  readonly headerRevision: number;
  readonly members: readonly { readonly contentId: ContentId; readonly locale: string }[];
}

export type MergeCommand =
  | {
      readonly type: 'propose';
      readonly proposalId: ContentId;
      readonly source: ProposalSide;
      readonly target: ProposalSide;
    }
  | {
      readonly type: 'accept';
      readonly proposalId: ContentId;
      readonly source: ProposalSide;
      readonly target: ProposalSide;
    }
  | { readonly type: 'decline'; readonly proposalId: ContentId };

type Decided = Outcome<readonly TranslationEvent[]>;

/** Decides a command on a proposal. A command without effect succeeds without an event. */
export function decideMerge(command: MergeCommand, state: ProposalState): Decided {
  switch (command.type) {
    case 'propose':
      return decidePropose(command, state);
    case 'accept':
      return decideAccept(command, state);
    case 'decline':
      return decideDecline(command.proposalId, state);
  }
}

/** Applies an event of a proposal's stream. @throws Error when the stream contradicts itself */
export function evolveProposal(state: ProposalState, event: TranslationEvent): Proposal {
  if (event.type === 'MergeProposed') {
    const { source, target } = event.data;
    return { kind: 'proposed', sourceId: source.contentId, targetId: target.contentId };
  }
  if (state.kind === 'none') throw new Error(`${event.type} occurred before MergeProposed`);
  const { sourceId, targetId } = state;
  switch (event.type) {
    case 'MergeAccepted': {
      const { translationGroup, joining } = event.data;
      return { kind: 'accepted', sourceId, targetId, translationGroup, joining };
    }
    case 'MergeDeclined':
      return { kind: 'declined', sourceId, targetId };
  }
}

/** Refuses two items that cannot become translations of each other. */
export function requireMergeable(
  source: ProposalSide,
  target: ProposalSide,
): Outcome<ProposalSide> {
  if (source.locale === target.locale)
    return refuse('proposal-same-locale', { path: ['targetId'] });
  if (source.kind !== target.kind)
    return refuse('invalid', { path: ['targetId'], params: { reason: 'unknown-value' } });
  if (source.translationGroup === target.translationGroup) return refuse('already-translations');
  const ownerByLocale = new Map(source.members.map(({ contentId, locale }) => [locale, contentId]));
  // An interrupted acceptance has already claimed the source's group for the target's items.
  const clash = target.members.find(({ locale, contentId }) => {
    const owner = ownerByLocale.get(locale);
    return owner !== undefined && owner !== contentId;
  });
  if (clash !== undefined)
    return refuse('translation-exists', { params: { locale: clash.locale } });
  return accept(source);
}

function decidePropose(
  { proposalId, source, target }: Extract<MergeCommand, { type: 'propose' }>,
  state: ProposalState,
): Decided {
  const mergeable = requireMergeable(source, target);
  if (!mergeable.ok) return mergeable;
  if (state.kind === 'proposed' || state.kind === 'accepted') return accept([]);
  const data = { proposalId, source: toSide(source), target: toSide(target) };
  return accept([{ type: 'MergeProposed', data }]);
}

function decideAccept(
  { proposalId, source, target }: Extract<MergeCommand, { type: 'accept' }>,
  state: ProposalState,
): Decided {
  if (state.kind === 'none') return refuse('proposal-not-found');
  if (state.kind === 'accepted') return accept([]);
  if (state.kind === 'declined') return refuse('proposal-settled');
  const mergeable = requireMergeable(source, target);
  if (!mergeable.ok) return mergeable;
  const joining = target.members.map(({ contentId }) => contentId);
  const data = { proposalId, translationGroup: source.translationGroup, joining };
  return accept([{ type: 'MergeAccepted', data }]);
}

function decideDecline(proposalId: ContentId, state: ProposalState): Decided {
  if (state.kind === 'none') return refuse('proposal-not-found');
  if (state.kind === 'declined') return accept([]);
  if (state.kind === 'accepted') return refuse('proposal-settled');
  return accept([{ type: 'MergeDeclined', data: { proposalId } }]);
}

function toSide({ contentId, translationGroup, headerRevision }: ProposalSide) {
  return { contentId, translationGroup, headerRevision };
}
