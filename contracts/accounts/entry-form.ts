/** The forms for signing in to the back-office, with the fields kept after a refusal. */
export type AuthenticationForm =
  | {
      readonly kind: 'sign-in';
      readonly email: string;
      /** A path of this site. */
      readonly next: string;
    }
  | {
      readonly kind: 'new-password';
      /** The secret of a one-time link. */
      readonly linkKey: string;
    }
  | {
      readonly kind: 'new-email';
      /** The secret of a one-time link. */
      readonly linkKey: string;
    }
  | { readonly kind: 'forgotten'; readonly email: string }
  /** No form: the link was mailed, if the account exists. */
  | { readonly kind: 'link-sent' }
  | {
      /** The second factor, after the password. */
      readonly kind: 'code';
      /** A path of this site. */
      readonly next: string;
      /** The second factors of the account besides recovery codes. */
      readonly factors: SecondFactorOptions;
    };

/** The second factors of an account. */
export interface SecondFactorOptions {
  readonly authenticator: boolean;
  readonly passkey: boolean;
}
