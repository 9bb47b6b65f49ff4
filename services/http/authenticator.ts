import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import type { Outcome } from '@parvis/contracts/http/refusal.ts';

/** The unparsed headers that can identify the caller. */
export interface Credentials {
  readonly cookie: string | undefined;
  readonly authorization: string | undefined;
}

/** Port: identifies the caller. An ended session is anonymous; an unknown token is refused. */
export interface Authenticator {
  actorOf(credentials: Credentials): Promise<Outcome<Actor>>;
}

/** Port: lets a read wait for a write. */
export interface ReadGate {
  /** False when the read models behind the endpoint have not reached the position in time. */
  waitUntil(position: string, endpointId: string): Promise<boolean>;
}
