import { z } from 'zod';
import { maxAddressLength } from '../../subjects/visitor-address.ts';

/**
 * An internal mailbox to which a module sends. It never reaches visitors: text extraction skips
 * fields of this schema, and `withoutMailboxes` removes them before a page is composed.
 */
export const mailboxFieldSchema = z.email().max(maxAddressLength);
