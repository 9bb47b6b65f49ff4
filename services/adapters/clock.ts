/** The time. The only place where the product asks the system for it is `systemClock`. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
