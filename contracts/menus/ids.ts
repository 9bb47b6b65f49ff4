import { z } from 'zod';

/** 12 lowercase alphanumerics, at least one digit; derived from the menu's name and language. */
export const menuIdSchema = z
  .string()
  .regex(/^(?=[a-z0-9]*\d)[a-z0-9]{12}$/, 'an identifier is 12 lower-case letters and digits')
  .brand<'MenuId'>();
export type MenuId = z.infer<typeof menuIdSchema>;
