/**
 * Reporter for knip that prints how many files it read: a run that reads no files would pass every
 * check.
 */
export default function countFiles({ counters }) {
  console.log(`${counters.processed} files read`);
}
