import { z } from 'zod';

/** What a new installation needs, in the order in which it is done. */
export const firstSteps = [
  'name',
  'brand',
  'address',
  'mail',
  'people',
  'home',
  'menus',
  'legal',
  'content',
  'offers',
  'backup',
] as const;
export const firstStepSchema = z.enum(firstSteps);
export type FirstStep = z.infer<typeof firstStepSchema>;
