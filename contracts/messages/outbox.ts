import { catalogue } from './catalogue.ts';
import en from './en/outbox.json';
import fr from './fr/outbox.json';

/** The messages of the page that shows unsent e-mails. */
export const outboxMessages = catalogue({ fr, en });
