import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';

const none = z.object({});

/** The id of an e-mail in the outbox folder: the local part of its Message-ID. */
export const mailIdSchema = z.string().regex(/^[a-z0-9]{12,64}$/);

export const outboxPath = '/admin/outbox';

export const mailEndpoints = {
  listOutbox: endpoint({
    id: 'listOutbox',
    method: 'get',
    path: outboxPath,
    summary: 'Lists the e-mails in the outbox folder, newest first',
    access: { capability: 'outbox.read' },
    params: none,
    query: none,
    body: none,
    response: { status: 200, kind: 'html' },
  }),
  showOutboxMail: endpoint({
    id: 'showOutboxMail',
    method: 'get',
    path: `${outboxPath}/{id}`,
    summary: 'Shows one e-mail of the outbox folder',
    access: { capability: 'outbox.read' },
    params: z.object({ id: mailIdSchema }),
    query: none,
    body: none,
    response: { status: 200, kind: 'html' },
  }),
} as const;
