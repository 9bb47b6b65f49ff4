import { z } from 'zod';
import { maxAddressLength } from '../../subjects/visitor-address.ts';

/**
 * A mailbox of ours that a module sends to. Its place in a schema is what keeps it from visitors: it is no
 * text of its module, and `withoutMailboxes` takes it out before a page is made.
 */
export const mailboxFieldSchema = z.email().max(maxAddressLength);
