import { z } from 'zod';
import { singleLine } from '../single-line.ts';

/** A button that opens the form for ethics reports, and a link for people who have sent one. */
export const ethicsFormModuleSchema = z.object({
  title: singleLine(120).min(1),
  text: singleLine(400).default(''),
  buttonLabel: singleLine(80).min(1),
});
