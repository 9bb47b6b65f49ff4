import type { FormErrors } from '../http/form.ts';
import type { Thread } from './endpoints.ts';

/** The values of the form of a report. */
export interface ReportFormValues {
  readonly anonymous: boolean;
  readonly name: string;
  readonly phone: string;
  readonly text: string;
}

/** The view of a reporter: the form, or the receipt code that replaces it. */
export type EthicsStep =
  /** No officer has a key yet, so nobody could read a report. */
  | { readonly kind: 'closed' }
  | {
      readonly kind: 'report';
      readonly typed?: ReportFormValues;
      readonly submissionId: string;
      readonly errors?: FormErrors;
    }
  | { readonly kind: 'sent'; readonly receipt: string }
  | { readonly kind: 'receipt'; readonly submissionId: string; readonly errors?: FormErrors }
  | {
      readonly kind: 'thread';
      /** Posted with each message: no address or cookie contains it. */
      readonly receipt: string;
      readonly thread: Thread;
      readonly submissionId: string;
      readonly typed?: string;
      readonly errors?: FormErrors;
    };
