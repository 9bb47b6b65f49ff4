import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import type { Outcome } from '@parvis/contracts/http/refusal.ts';

/** The headers that can say who asks, as they came. */
export interface Credentials {
  readonly cookie: string | undefined;
  readonly authorization: string | undefined;
}

/** Port: who asks. A session that ended is nobody; a token that is not known is refused. */
export interface Authenticator {
  actorOf(credentials: Credentials): Promise<Outcome<Actor>>;
}

/** Port: lets a read wait for a write. */
export interface ReadGate {
  /** False when what the endpoint's answer is read from has not reached the position in time. */
  waitUntil(position: string, endpointId: string): Promise<boolean>;
}
