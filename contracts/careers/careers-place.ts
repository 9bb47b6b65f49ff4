/** A link to the offers list with a filter, and the number of offers found. */
export interface CareersEntry {
  readonly name: string;
  /** The list with this filter. */
  readonly href: string;
  readonly results: number;
}

/** A city on a chart of places. */
export interface CareersPlace extends CareersEntry {
  /** The name of its country. */
  readonly country: string | undefined;
  /** Degrees, WGS 84; without them it is not on the chart. */
  readonly latitude?: number;
  readonly longitude?: number;
}
