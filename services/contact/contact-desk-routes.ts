import { actorId } from '@parvis/contracts/accounts/actor.ts';
import {
  contactDeskEndpoints as at,
  type MessageView,
} from '@parvis/contracts/contact/desk-endpoints.ts';
import type { ContactEvent } from '@parvis/contracts/contact/events.ts';
import type { ContactMessageId } from '@parvis/contracts/contact/message.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import {
  listMessages,
  type MessageRow,
  readMessage,
} from '@parvis/projections/contact-messages/list-messages.ts';
import type { Clock } from '../adapters/clock.ts';
import { admit } from '../http/access.ts';
import { jsonReply, type RequestContext, type Route, replyTo, route } from '../http/route.ts';
import type { AccountNames } from '../streams/account-names.ts';
import { StreamWriter } from '../streams/stream-writer.ts';
import { heldRefusal } from '../subjects/find-hold.ts';
import type { SubjectReader } from '../subjects/subject-store.ts';
import { writtenBy } from './contact-mail.ts';
import { contactFamily } from './contact-message.ts';
import { type ErasingPorts, eraseMessage } from './erase-message.ts';

export interface ContactDeskPorts extends ErasingPorts {
  readonly clock: Clock;
  readonly accountNames: AccountNames;
  readonly subjects: SubjectReader;
}

const capability = 'messages.handle';
const missing = () => refuse('contact-message-not-found');

/** Returns the routes for reading and answering messages. */
export function contactDeskRoutes(ports: ContactDeskPorts): Route[] {
  const { db, log, clock, accountNames } = ports;
  const writer = new StreamWriter(contactFamily, { log, clock, accountNames });
  const find = async (id: ContactMessageId, { actor }: RequestContext) => {
    const admitted = admit({ capability }, actor);
    if (!admitted.ok) return admitted;
    const row = await readMessage(db, id);
    return row === undefined ? missing() : accept(row);
  };
  return [
    route(at.listContactMessages, async ({ query }, { actor }) => {
      const admitted = admit({ capability }, actor);
      if (!admitted.ok) return { kind: 'refused', refusals: admitted.refusals };
      const { items, ...rest } = await listMessages(db, query);
      const { page, pageSize } = query;
      return {
        kind: 'json',
        body: { ...rest, page, pageSize, items: await withSenders(ports, items) },
      };
    }),
    route(at.getContactMessage, async ({ params }, context) => {
      const found = await find(params.id, context);
      if (!found.ok) return { kind: 'refused', refusals: found.refusals };
      return replyTo(await wholeMessage(ports, found.value), jsonReply);
    }),
    route(at.changeContactStatus, async ({ params: { id }, body: { status } }, context) => {
      const found = await find(id, context);
      if (!found.ok) return { kind: 'refused', refusals: found.refusals };
      const done = await writer.execute({
        actor: context.actor,
        capability,
        requestId: context.commandId,
        id,
        command: 'change-status',
        decide: (state): Outcome<readonly ContactEvent[]> => {
          if (state === undefined) return missing();
          const data = { messageId: id, status };
          return accept(
            state.status === status ? [] : [{ type: 'ContactMessageStatusChanged', data }],
          );
        },
      });
      return replyTo(done, ({ position }) => ({ kind: 'empty', position }));
    }),
    route(at.eraseContactMessage, async ({ params }, context) => {
      const found = await find(params.id, context);
      if (!found.ok) return { kind: 'refused', refusals: found.refusals };
      const { actor, commandId } = context;
      const erasure = { commandId, actor: actorId(actor), at: clock.now() };
      const erased = await eraseMessage(ports, found.value, erasure);
      if (erased.kind === 'held') return { kind: 'refused', refusals: [heldRefusal(erased.hold)] };
      return erased.kind === 'erased'
        ? { kind: 'empty', position: erased.position }
        : { kind: 'empty' };
    }),
  ];
}

async function withSenders(ports: ContactDeskPorts, rows: readonly MessageRow[]) {
  const names = await ports.accountNames.namesOf(rows.flatMap(({ changedBy }) => changedBy ?? []));
  return Promise.all(
    rows.map(async ({ subjectId, ...row }) => {
      const subject = await ports.subjects.read(subjectId);
      const name = (subject && writtenBy(subject, row.id)?.name) ?? '';
      const changedBy = row.changedBy && (names.get(row.changedBy) ?? row.changedBy);
      return { ...row, changedBy, name };
    }),
  );
}

async function wholeMessage(
  ports: ContactDeskPorts,
  row: MessageRow,
): Promise<Outcome<MessageView>> {
  const subject = await ports.subjects.read(row.subjectId);
  const written = subject && writtenBy(subject, row.id);
  if (written === undefined) return missing();
  const [view] = await withSenders(ports, [row]);
  if (view === undefined) throw new Error('expected a view for each message');
  return accept({ ...view, email: written.email, message: written.message });
}
