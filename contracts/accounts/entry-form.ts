/** The forms by which somebody gets into the back-office, with what they keep when they are refused. */
export type EntryForm =
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
      /** The second factor, after the password. */
      readonly kind: 'code';
      /** A path of this site. */
      readonly next: string;
      /** The second factors of the account besides recovery codes. */
      readonly ways: SecondFactorWays;
    };

/** The second factors of an account. */
export interface SecondFactorWays {
  readonly authenticator: boolean;
  readonly passkey: boolean;
}
