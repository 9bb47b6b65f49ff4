import { cookieAttributes, cookieIn } from '../http/cookies.ts';

/** The session cookie. Over TLS its name binds it to the host, without domain and for every path. */
export class SessionCookie {
  readonly #name: string;
  readonly #attributes: string;

  /** @param secure whether browsers reach us over https */
  constructor(secure: boolean) {
    this.#name = secure ? '__Host-parvis_session' : 'parvis_session';
    this.#attributes = cookieAttributes(secure);
  }

  /** The secret in a `Cookie` header. */
  read(header: string | undefined): string | undefined {
    return cookieIn(header, this.#name);
  }

  /** `Set-Cookie` that gives the browser a secret for as long as a session can last. */
  give(secret: string, lastsMs: number): string {
    const seconds = Math.floor(lastsMs / 1000);
    return `${this.#name}=${secret}; ${this.#attributes}; Max-Age=${seconds}`;
  }

  /** `Set-Cookie` that makes the browser forget it. */
  take(): string {
    return `${this.#name}=; ${this.#attributes}; Max-Age=0`;
  }
}
