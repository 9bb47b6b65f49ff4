/** The current time. Only `systemClock` reads it from the system. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
