import type { ActiveOfferFilter } from '../careers/offer-views.ts';
import type { AlertId, AlertType, Frequency } from './alert.ts';

/** One filter or category of an alert; of a place the name is the radius in kilometres. */
export interface Criterion {
  readonly of: ActiveOfferFilter['of'] | 'categories';
  /** Empty for those that the renderer names. */
  readonly name: string;
}

/** A category of the newsletter. */
export interface CategoryOption {
  readonly id: string;
  readonly name: string;
}

/** A mail that an alert sent, with what it contained and why. */
export interface SentMail {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** How many matched besides. */
  readonly rest: number;
  readonly items: readonly {
    readonly id: string;
    /** Undefined where it was withdrawn and nothing is shown of it any more. */
    readonly title: string | undefined;
    /** Undefined where it is not there any more. */
    readonly path: string | undefined;
    /** In the language that it is shown in; undefined where everything was requested. */
    readonly because: string | undefined;
  }[];
}

/** An alert as its subject sees it. */
export interface ShownAlert {
  readonly id: AlertId;
  readonly type: AlertType;
  /** The name it was given; of a newsletter, empty. */
  readonly name: string;
  readonly frequency: Frequency;
  readonly criteria: readonly Criterion[];
  readonly isConfirmed: boolean;
  /** The list with its filters, to see what it finds and to change them. */
  readonly listPath: string | undefined;
}

/** An alert of whoever opened theirs. */
export interface ManagedAlert extends ShownAlert {
  /** The latest, newest first. */
  readonly mails: readonly SentMail[];
}

/** An alert by its name. */
export type NamedAlert = Pick<ShownAlert, 'id' | 'name'>;

/** The values of a form that creates or changes an alert. */
export interface TypedAlert {
  readonly email: string;
  readonly name: string;
  readonly frequency: string;
  readonly accepted: boolean;
  readonly categories: readonly string[];
}

/** A form before anything was typed. */
export const nothingTyped: TypedAlert = {
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
  /** The secret of the link that was followed; empty for whoever manages their alerts. */
  readonly token: string;
}

/** What an alert would have sent. */
export interface DryRunView {
  /** How far back. */
  readonly days: number;
  readonly mails: number;
  /** Offers or news in these mails. */
  readonly items: number;
  readonly examples: readonly { readonly title: string; readonly path: string }[];
}

/** The content of one step of the alerts: a form, or its outcome. */
export type StepView =
  | (OfType & {
      readonly view: 'create-job';
      /** The filters of the list, as its query has them. */
      readonly filters: string;
      readonly criteria: readonly Criterion[];
      /** With its frequency as it is chosen. */
      readonly past: DryRunView;
      /** Those of whoever opened theirs, which can take these filters instead. */
      readonly own: readonly NamedAlert[];
      readonly typed: TypedAlert;
    })
  | {
      readonly view: 'create-newsletter';
      readonly type: 'newsletter';
      readonly categories: readonly CategoryOption[];
      /** With what is chosen, or all categories while none is; undefined where there are no categories. */
      readonly past: DryRunView | undefined;
      readonly typed: TypedAlert;
    }
  /** A mail with a link to confirm is on its way. */
  | (OfType & { readonly view: 'created' })
  | (OfAlert & { readonly view: 'activate' })
  | (OfType & { readonly view: 'activated' })
  /** An address to which a link is mailed that leads to its alerts. */
  | (OfType & { readonly view: 'manage'; readonly email: string })
  | (OfType & { readonly view: 'link-sent' })
  /** The link of a mail was followed: a button opens the alerts. */
  | (OfAlert & { readonly view: 'open' })
  | (OfType & { readonly view: 'managed'; readonly alerts: readonly ManagedAlert[] })
  | (OfType & {
      readonly view: 'edit';
      readonly id: AlertId;
      readonly criteria: readonly Criterion[];
      readonly filters: string;
      /** The list with these filters, to change them; a newsletter has none. */
      readonly listPath: string | undefined;
      readonly typed: TypedAlert;
      readonly categories: readonly CategoryOption[];
      readonly frequencies: readonly Frequency[];
    })
  | (OfType & { readonly view: 'saved' })
  | (OfType & { readonly view: 'delete'; readonly alert: ShownAlert })
  | (OfType & { readonly view: 'deleted' })
  | (OfType & { readonly view: 'disconnect' })
  | (OfType & { readonly view: 'disconnected' })
  | (OfAlert & { readonly view: 'unsubscribe'; readonly all: boolean })
  | (OfType & { readonly view: 'unsubscribed'; readonly all: boolean })
  /** The link is used up or too old, or its alert is no more. */
  | (OfType & { readonly view: 'link-over' });
