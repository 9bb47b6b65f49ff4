import { contactDeskEndpoints as at } from '@parvis/contracts/contact/desk-endpoints.ts';
import type { ContactMessageId, ContactStatus } from '@parvis/contracts/contact/message.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { itemsPerScreen } from '../../lists/list-search.ts';
import { callEndpoint } from '../../requests/call-endpoint.ts';
import type { ContactSearch } from '../contact-search.ts';

/** The first part of the query keys of messages. */
export const messagesKey = 'contact-messages';

/** Reads a page of the messages of visitors, newest first. */
export const listMessages = ({ theme, status, page }: ContactSearch) =>
  queryOptions({
    queryKey: [messagesKey, 'list', { theme, status, page }],
    queryFn: ({ signal }) =>
      callEndpoint(at.listContactMessages, {
        query: { theme, status, page, pageSize: itemsPerScreen },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Reads one message. */
export const readMessage = (id: ContactMessageId) =>
  queryOptions({
    queryKey: [messagesKey, 'one', id],
    queryFn: ({ signal }) => callEndpoint(at.getContactMessage, { params: { id }, signal }),
  });

/** Sets the status of a message. */
export function changeStatus(id: ContactMessageId, status: ContactStatus): Promise<undefined> {
  return callEndpoint(at.changeContactStatus, { params: { id }, body: { status } });
}

/** Erases a message permanently. */
export function eraseMessage(id: ContactMessageId): Promise<undefined> {
  return callEndpoint(at.eraseContactMessage, { params: { id } });
}
