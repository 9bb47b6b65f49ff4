/** What keeps the result of dear work for later requests with the same input. */
export const memories = {
  pages: 'the cache of pages, until what they show changes',
  'dry-runs': 'dry runs by their filters, for five minutes',
  files: 'the disk; browsers by name and content',
  description: 'the description of the API, made once in a thread',
  start: 'made when the process starts',
} as const;
export type Memory = keyof typeof memories;

/** What makes requests wait for each other, and refuses those beyond its queue. */
export const admissions = {
  pages: 'admitted like composed pages',
  'dry-runs': 'one dry run at a time, outside the event loop; the form is complete without it',
  documents:
    'sealed one at a time, in a thread; one attachment at a time, in a process of its own; room for uploads',
  'receipt-codes': 'opened one at a time, in a thread',
  hashes: 'hashed in the thread pool, two at a time',
} as const;
export type AdmissionName = keyof typeof admissions;

/** What an anonymous request may cost is bounded by these, and by the limit of its body. */
export interface Budget {
  /** By default each request is computed anew. */
  readonly remembers?: Memory;
  /** By default forms are handled sixteen at a time, and other requests as they come. */
  readonly admittedBy?: AdmissionName;
}
