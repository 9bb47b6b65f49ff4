import { randomInt } from 'node:crypto';
import { type SubjectId, subjectIdSchema } from '@parvis/contracts/subjects/subject-id.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
const length = 12;

/** Mints a random id: it reveals nothing about the subject, nor about the order of subjects. */
export function mintSubjectId(): SubjectId {
  const picked = Array.from({ length }, () => letters[randomInt(letters.length)]);
  return subjectIdSchema.parse(picked.join(''));
}
