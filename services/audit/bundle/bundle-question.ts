import type { Writable } from 'node:stream';
import { type Actor, actorId } from '@parvis/contracts/accounts/actor.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { startOfLog } from '@parvis/contracts/log/position.ts';
import { admit, admitToUnpublished } from '../../http/access.ts';
import type { BundleParts, Evidence, Question } from './evidence.ts';
import { findEvents } from './find-events.ts';
import { listVersions } from './list-versions.ts';
import { writeBundle } from './write-bundle.ts';

/** A bundle that is ready to be written. */
export interface Bundle {
  readonly filename: string;
  write(output: Writable): Promise<void>;
}

/**
 * Prepares evidence of what addresses showed in a period, for those who may read history. Refuses as
 * `reconstructPage` does, and while nothing is signed.
 */
export async function bundleQuestion(
  parts: BundleParts,
  actor: Actor,
  question: Question,
): Promise<Outcome<Bundle>> {
  const { archives, log, accountNames } = parts;
  if (question.withDrafts) {
    const admitted = admit({ capability: 'content.read' }, actor);
    if (!admitted.ok) return admitted;
    const shown = admitToUnpublished(actor);
    if (!shown.ok) return shown;
  }
  if (question.from !== undefined && new Date(question.from) > new Date(question.to))
    return refuse('invalid', {
      path: ['from'],
      params: { reason: 'too-large', maximum: question.to },
    });
  const listed = await listVersions(archives, actor, question);
  if (!listed.ok) return listed;
  const { history, clock } = archives;
  const until = (await history.positionAt(new Date(question.to))) ?? startOfLog;
  const events = await findEvents({ log, history }, listed.value.versions, until);
  const prover = await parts.openProver(events.positions);
  if (prover === undefined) return refuse('position-not-reached');
  const shown = await parts.listShownRevisions(events.positions);
  const id = actorId(actor);
  const by = (await accountNames.namesOf([id])).get(id) ?? id;
  const evidence: Evidence = {
    ...listed.value,
    question,
    events,
    prover,
    isDisclosed: (at) => question.withDrafts || shown.has(at) || events.inPublic.has(at),
    by,
    created: clock.now().toISOString(),
  };
  return accept({
    filename: `parvis-${evidence.created.replaceAll(/\D/g, '').slice(0, 14)}-evidence.zip`,
    write: (output) => writeBundle(parts, evidence, output),
  });
}
