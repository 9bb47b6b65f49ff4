import { type Actor, actorId, systemActor } from '@parvis/contracts/accounts/actor.ts';
import { type ContentId, contentIdSchema } from '@parvis/contracts/content/ids.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Clock } from '../../adapters/clock.ts';
import type { Claims } from '../../claims/claims.ts';
import { admit } from '../../http/access.ts';
import { refusalOfClaim, scopeOfTranslations } from '../addresses/needed-claims.ts';
import type { ContentWriter } from '../item/content-writer.ts';
import { requireItem } from '../item/guards.ts';
import type { Item } from '../item/item.ts';
import { contentIdOfStream, type ItemStore, streamOf } from '../item/item-store.ts';
import { mintContentId } from '../item/mint-id.ts';
import { isFinal, resumeEach, type UnfinishedWork, workGraceMs } from '../item/unfinished-work.ts';
import {
  decideMerge,
  type MergeCommand,
  type Proposal,
  type ProposalSide,
} from './decide-merge.ts';
import type { LoadedProposal, ProposalStore } from './proposal-store.ts';

const maxAttempts = 5;

/** A proposal right after a command on it, with the position of that command in the log. */
export interface Merged {
  readonly proposalId: ContentId;
  readonly proposal: Proposal;
  readonly position: Position;
}

export interface LanguageMergerDeps {
  readonly proposals: ProposalStore;
  readonly store: ItemStore;
  readonly writer: Pick<ContentWriter, 'executeStep'>;
  readonly claims: Claims;
  readonly unfinished: UnfinishedWork;
  readonly clock: Clock;
}

/** Executes commands on merge-language proposals: that two items become translations of each other. */
export class LanguageMerger {
  readonly #deps: LanguageMergerDeps;

  constructor(deps: LanguageMergerDeps) {
    this.#deps = deps;
  }

  /**
   * Proposes a pair. An existing proposal of the same pair that is open, or accepted and not yet
   * completed, is returned unchanged; a declined one is open again, whichever side proposes.
   */
  async propose(actor: Actor, sourceId: ContentId, targetId: ContentId): Promise<Outcome<Merged>> {
    const permitted = admit({ capability: 'content.write' }, actor);
    if (!permitted.ok) return permitted;
    const source = await this.#side(sourceId, 'sourceId');
    if (!source.ok) return source;
    const target = await this.#side(targetId, 'targetId');
    if (!target.ok) return target;
    const reverse = await this.#deps.proposals.load(computeProposalId(target.value, source.value));
    const [first, second] =
      reverse.state.kind === 'none' ? [source.value, target.value] : [target.value, source.value];
    const proposalId = computeProposalId(first, second);
    const command = { type: 'propose', proposalId, source: first, target: second } as const;
    return this.#run(actor, proposalId, () => Promise.resolve(accept(command)));
  }

  async decline(actor: Actor, proposalId: ContentId): Promise<Outcome<Merged>> {
    const permitted = admit({ capability: 'content.write' }, actor);
    if (!permitted.ok) return permitted;
    return this.#run(actor, proposalId, () =>
      Promise.resolve(accept({ type: 'decline', proposalId })),
    );
  }

  /**
   * Accepts a proposal, then moves each item of the target's translation group to the source's.
   * When it is refused as too busy after it was accepted, `resume` completes it.
   */
  async accept(actor: Actor, proposalId: ContentId): Promise<Outcome<Merged>> {
    const permitted = admit({ capability: 'content.write' }, actor);
    if (!permitted.ok) return permitted;
    const { unfinished, clock } = this.#deps;
    await unfinished.begin('merge-language', proposalId, {}, clock.now());
    const accepted = await this.#run(actor, proposalId, (loaded) =>
      this.#acceptance(proposalId, loaded),
    );
    const joined = accepted.ok ? await this.#join(actor, accepted.value) : accepted;
    if (isFinal(joined)) await unfinished.end('merge-language', proposalId);
    return joined;
  }

  /** Resumes accepted merges that were interrupted before every item joined. @returns how many it examined */
  async resume(): Promise<number> {
    const { unfinished, clock } = this.#deps;
    const before = new Date(clock.now().getTime() - workGraceMs);
    const begun = await unfinished.begunBefore('merge-language', before);
    await resumeEach(begun, ({ id }) => this.#resume(id));
    return begun.length;
  }

  async #resume(id: string): Promise<void> {
    const { unfinished, proposals } = this.#deps;
    const proposalId = contentIdSchema.parse(id);
    const { state: proposal, position } = await proposals.load(proposalId);
    const joined =
      proposal.kind === 'none'
        ? refuse('proposal-not-found')
        : await this.#join(systemActor, { proposalId, proposal, position });
    if (isFinal(joined)) await unfinished.end('merge-language', proposalId);
  }

  async #run(
    actor: Actor,
    proposalId: ContentId,
    commandOn: (loaded: LoadedProposal) => Promise<Outcome<MergeCommand>>,
  ): Promise<Outcome<Merged>> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const loaded = await this.#deps.proposals.load(proposalId);
      const command = await commandOn(loaded);
      if (!command.ok) return command;
      const appended = await this.#decideAndAppend(actor, command.value, loaded);
      if (appended === 'conflict') continue;
      if (!appended.ok) return appended;
      const { state: proposal, position } = appended.value;
      if (proposal.kind === 'none') return refuse('proposal-not-found');
      return accept({ proposalId, proposal, position });
    }
    return refuse('too-busy');
  }

  async #decideAndAppend(
    actor: Actor,
    command: MergeCommand,
    loaded: LoadedProposal,
  ): Promise<Outcome<LoadedProposal> | 'conflict'> {
    const decided = decideMerge(command, loaded.state);
    if (!decided.ok) return decided;
    const { proposalId } = command;
    // A proposal can be declined, and proposed again, more than once.
    const commandId = `${proposalId}/${command.type}/${loaded.revision ?? 0}`;
    if (command.type === 'accept' && decided.value.length > 0) {
      const claimed = await this.#claimLanguages(command.source, command.target, commandId);
      if (!claimed.ok) return claimed;
    }
    const occurredAt = this.#deps.clock.now().toISOString();
    const happens = { commandId, actor: actorId(actor), occurredAt };
    const { proposals } = this.#deps;
    const appended = await proposals.append(proposalId, loaded, decided.value, happens);
    return appended === 'conflict' ? appended : accept(appended);
  }

  async #acceptance(
    proposalId: ContentId,
    { state }: LoadedProposal,
  ): Promise<Outcome<MergeCommand>> {
    if (state.kind === 'none') return refuse('proposal-not-found');
    const source = await this.#side(state.sourceId);
    if (!source.ok) return source;
    const target = await this.#side(state.targetId);
    if (!target.ok) return target;
    return accept({ type: 'accept', proposalId, source: source.value, target: target.value });
  }

  /** Claims the languages of the merged group for the items that will join it. */
  async #claimLanguages(
    source: ProposalSide,
    target: ProposalSide,
    commandId: string,
  ): Promise<Outcome<ProposalSide>> {
    const scope = scopeOfTranslations(source.translationGroup);
    for (const { contentId, locale } of target.members) {
      const owner = streamOf(contentId);
      const held = await this.#deps.claims.take([{ scope, key: locale }], owner, commandId);
      if (held !== undefined) return { ok: false, refusals: [refusalOfClaim(held)] };
    }
    return accept(target);
  }

  async #join(actor: Actor, merged: Merged): Promise<Outcome<Merged>> {
    const { proposalId, proposal } = merged;
    if (proposal.kind !== 'accepted') return accept(merged);
    let { position } = merged;
    for (const contentId of proposal.joining) {
      const { translationGroup } = proposal;
      const command = {
        type: 'join-translation-group',
        contentId,
        translationGroup,
        proposalId,
      } as const;
      const joined = await this.#deps.writer.executeStep(actor, command, `merge/${proposalId}`);
      if (joined.ok) {
        if (joined.value.position > position) position = joined.value.position;
        // An item deleted in the meantime does not join; the others still do.
      } else if (joined.refusals[0].code !== 'content-deleted') return joined;
    }
    return accept({ ...merged, position });
  }

  async #side(contentId: ContentId, field?: string): Promise<Outcome<ProposalSide>> {
    const found = requireItem((await this.#deps.store.load(contentId)).state);
    if (found.ok) return accept(await this.#sideOf(found.value));
    const path = field === undefined ? {} : { path: [field] };
    return refuse(found.refusals[0].code, path);
  }

  async #sideOf({ contentId, locale, translationGroup, header }: Item): Promise<ProposalSide> {
    const held = await this.#deps.claims.heldIn(scopeOfTranslations(translationGroup));
    const members = held.map(({ key, owner }) => ({
      locale: key,
      contentId: contentIdOfStream(owner),
    }));
    const { kind } = header.content;
    return { contentId, kind, locale, translationGroup, headerRevision: header.revision, members };
  }
}

/** Returns the id of a proposal: the same for the same pair at the same revision of its source. */
function computeProposalId(source: ProposalSide, target: ProposalSide): ContentId {
  return mintContentId(
    `merge-language/${source.contentId}/${target.contentId}/${source.headerRevision}`,
  );
}
