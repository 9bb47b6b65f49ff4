/** What answers a request: a whole document, or data for a script or a reader of feeds. */
export interface Rendered {
  readonly status: number;
  /** The media type, as the header says it. */
  readonly type: string;
  readonly body: string;
}
