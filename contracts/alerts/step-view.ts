import type { ActiveOfferFilter } from '../careers/offer-views.ts';
import type { AlertId, AlertType, Frequency } from './alert.ts';

/** One filter or category of an alert; the name of a place is its radius in kilometres. */
export interface Criterion {
  readonly of: ActiveOfferFilter['of'] | 'categories';
  /** Empty when the renderer supplies the name. */
  readonly name: string;
}

/** A category of the newsletter. */
export interface CategoryOption {
  readonly id: string;
  readonly name: string;
}

/** An e-mail that an alert sent, with its contents and the reason for each. */
export interface SentMail {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** The number of further matches that the e-mail only counted. */
  readonly rest: number;
  readonly items: readonly {
    readonly id: string;
    /** Undefined when the offer was withdrawn and must not be shown. */
    readonly title: string | undefined;
    /** Undefined when it no longer exists. */
    readonly path: string | undefined;
    /** In the displayed language; undefined when everything was requested. */
    readonly because: string | undefined;
  }[];
}

/** An alert as its subject sees it. */
export interface ShownAlert {
  readonly id: AlertId;
  readonly type: AlertType;
  /** Its name; empty for a newsletter. */
  readonly name: string;
  readonly frequency: Frequency;
  readonly criteria: readonly Criterion[];
  readonly isConfirmed: boolean;
  /** The address of the list with its filters applied. */
  readonly listPath: string | undefined;
}

/** An alert in its subject's overview. */
export interface ManagedAlert extends ShownAlert {
  /** Its latest e-mails, newest first. */
  readonly mails: readonly SentMail[];
}

/** An alert's id and name. */
export type NamedAlert = Pick<ShownAlert, 'id' | 'name'>;

/** The values of a form that creates or changes an alert. */
export interface AlertFormValues {
  readonly email: string;
  readonly name: string;
  readonly frequency: string;
  readonly accepted: boolean;
  readonly categories: readonly string[];
}

/** The form before anything was entered. */
export const emptyAlertForm: AlertFormValues = {
  email: '',
  name: '',
  frequency: '',
  accepted: false,
  categories: [],
};

interface OfType {
  readonly type: AlertType;
}

interface OfAlert extends OfType {
  readonly aid: string;
  /** The secret of the followed link; empty for subjects who manage their alerts in a session. */
  readonly token: string;
}

/** What an alert would have sent. */
export interface DryRunView {
  /** The period that it covers. */
  readonly days: number;
  readonly mails: number;
  /** The number of offers or news in these e-mails. */
  readonly items: number;
  readonly examples: readonly { readonly title: string; readonly path: string }[];
}

/** The content of one step of the alerts: a form, or its outcome. */
export type StepView =
  | (OfType & {
      readonly view: 'create-job';
      /** The filters of the list, as encoded in its query. */
      readonly filters: string;
      readonly criteria: readonly Criterion[];
      /** With the chosen frequency; undefined while it cannot be computed. */
      readonly past: DryRunView | undefined;
      /** The subject's alerts, any of which can take over these filters. */
      readonly own: readonly NamedAlert[];
      readonly typed: AlertFormValues;
    })
  | {
      readonly view: 'create-newsletter';
      readonly type: 'newsletter';
      readonly categories: readonly CategoryOption[];
      /**
       * With the chosen categories, or with all until one is chosen; undefined when there are no
       * categories, and while it cannot be computed.
       */
      readonly past: DryRunView | undefined;
      readonly typed: AlertFormValues;
    }
  /** An e-mail with a confirmation link was ordered. */
  | (OfType & { readonly view: 'created' })
  | (OfAlert & { readonly view: 'activate' })
  | (OfType & { readonly view: 'activated' })
  /** The address to which a link to its alerts is to be mailed. */
  | (OfType & { readonly view: 'manage'; readonly email: string })
  | (OfType & { readonly view: 'link-sent' })
  /** The mailed link was followed: a button opens all alerts of its subject, or a single one. */
  | (OfAlert & { readonly view: 'open' | 'open-one' })
  | (OfType & {
      readonly view: 'managed';
      readonly alerts: readonly ManagedAlert[];
      /** Whether the session opens this alert alone, and the subject may have others. */
      readonly isOne: boolean;
    })
  | (OfType & {
      readonly view: 'edit';
      readonly id: AlertId;
      readonly criteria: readonly Criterion[];
      readonly filters: string;
      /** The list with these filters, to change them; a newsletter has none. */
      readonly listPath: string | undefined;
      readonly typed: AlertFormValues;
      readonly categories: readonly CategoryOption[];
      readonly frequencies: readonly Frequency[];
    })
  | (OfType & { readonly view: 'saved' })
  | (OfType & { readonly view: 'delete'; readonly alert: ShownAlert })
  | (OfType & { readonly view: 'deleted' })
  | (OfType & { readonly view: 'disconnect' })
  | (OfType & { readonly view: 'disconnected' })
  | (OfAlert & { readonly view: 'unsubscribe'; readonly all: boolean })
  /** With a secret, it can be undone. */
  | (OfAlert & { readonly view: 'unsubscribed'; readonly all: boolean })
  | (OfType & { readonly view: 'resubscribed' })
  /** Nothing is to be sent to this mailbox any more; done, and lifted again. */
  | (OfAlert & { readonly view: 'never' | 'never-done' })
  | (OfType & { readonly view: 'never-lifted' })
  /** The link was used or has expired, or its alert has ended. */
  | (OfType & { readonly view: 'link-over' });
