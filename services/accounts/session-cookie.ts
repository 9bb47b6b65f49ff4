import { cookieAttributes, cookieIn } from '../http/cookies.ts';

/** The session cookie. Over TLS its name binds it to the host, without domain and for every path. */
export interface SessionCookie {
  /** The secret in a `Cookie` header. */
  read(header: string | undefined): string | undefined;
  /** `Set-Cookie` that gives the browser a secret for as long as a session can last. */
  give(secret: string, lastsMs: number): string;
  /** `Set-Cookie` that makes the browser forget it. */
  take(): string;
}

/** @param secure whether browsers reach us over https */
export function sessionCookie(secure: boolean): SessionCookie {
  const name = secure ? '__Host-parvis_session' : 'parvis_session';
  const attributes = cookieAttributes(secure);
  return {
    read: (header) => cookieIn(header, name),
    give: (secret, lastsMs) =>
      `${name}=${secret}; ${attributes}; Max-Age=${Math.floor(lastsMs / 1000)}`,
    take: () => `${name}=; ${attributes}; Max-Age=0`,
  };
}
