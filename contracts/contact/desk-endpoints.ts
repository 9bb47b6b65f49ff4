import { z } from 'zod';
import { maxThemeLength } from '../content/modules/contact.ts';
import type { ListFields } from '../http/conditions.ts';
import { endpoint } from '../http/endpoint.ts';
import { listControls, listResponse } from '../http/list-controls.ts';
import { listQuerySchema, readQuerySchema } from '../http/listing.ts';
import { localeSchema } from '../site/locale.ts';
import { contactMessageIdSchema, contactStatusSchema } from './message.ts';

const none = z.object({});
const byId = z.object({ id: contactMessageIdSchema });
const handles = { access: { capability: 'messages.handle' } } as const;
const statusChangeSchema = z.object({ status: contactStatusSchema });

/** A message as it is listed, with its sender. */
export const listedMessageSchema = z.object({
  id: contactMessageIdSchema,
  /** Empty for none. */
  theme: z.string(),
  locale: localeSchema,
  status: contactStatusSchema,
  receivedAt: z.iso.datetime(),
  /** Of the last change of its status. */
  changedAt: z.iso.datetime().nullable(),
  changedBy: z.string().nullable(),
  name: z.string(),
});
export type ListedMessage = z.infer<typeof listedMessageSchema>;

/** A message with its full text. */
export const messageViewSchema = listedMessageSchema.extend({
  email: z.string(),
  message: z.string(),
});
export type MessageView = z.infer<typeof messageViewSchema>;

/** The themes of all messages, in alphabetical order. */
const withThemes = { themes: z.array(z.string()) };
const page = listResponse(listedMessageSchema);
export const messageListSchema = page.schema.extend(withThemes);

/** The filter fields of the list of messages; senders and texts are sealed. */
export const messageListFields = {
  id: 'word',
  theme: 'word',
  locale: 'word',
  status: 'word',
  receivedAt: 'instant',
  changedAt: 'instant',
} as const satisfies ListFields;

/** The endpoints for reading and answering messages. */
export const contactDeskEndpoints = {
  listContactMessages: endpoint({
    id: 'listContactMessages',
    method: 'get',
    path: '/api/contact-messages',
    summary: 'Lists visitors’ messages, newest first',
    ...handles,
    params: none,
    query: listQuerySchema.extend({
      theme: z.string().max(maxThemeLength).optional(),
      status: contactStatusSchema.optional(),
      ...listControls({
        fields: messageListFields,
        sortedBy: ['-receivedAt'],
        item: listedMessageSchema,
        example: '{"or": [{"theme": {"equals": ""}}, {"status": {"notEquals": "done"}}]}',
      }),
    }),
    body: none,
    response: {
      ...page,
      schema: messageListSchema,
      chosen: { ...page.chosen, schema: page.chosen.schema.extend(withThemes) },
    },
  }),
  getContactMessage: endpoint({
    id: 'getContactMessage',
    method: 'get',
    path: '/api/contact-messages/{id}',
    summary: 'Reads a visitor’s message',
    ...handles,
    params: byId,
    query: readQuerySchema,
    body: none,
    response: { status: 200, kind: 'json', schema: messageViewSchema },
    refuses: ['contact-message-not-found'],
  }),
  changeContactStatus: endpoint({
    id: 'changeContactStatus',
    method: 'post',
    path: '/api/contact-messages/{id}/status',
    summary: 'Sets the status of a message',
    ...handles,
    params: byId,
    query: none,
    body: statusChangeSchema,
    response: { status: 204, kind: 'empty' },
    refuses: ['contact-message-not-found'],
  }),
  eraseContactMessage: endpoint({
    id: 'eraseContactMessage',
    method: 'delete',
    path: '/api/contact-messages/{id}',
    summary:
      'Permanently erases a message, and its sender too if nothing else is stored about them',
    ...handles,
    params: byId,
    query: none,
    body: none,
    response: { status: 204, kind: 'empty' },
    refuses: ['contact-message-not-found'],
  }),
} as const;
