import { shownReports } from '@parvis/contracts/ethics/officer-endpoints.ts';
import { maxPage } from '@parvis/contracts/http/listing.ts';
import { z } from 'zod';

/** The address of the list of ethics reports. */
export const ethicsSearchSchema = z.object({
  state: z.enum(shownReports).optional().catch(undefined),
  page: z.coerce.number().int().min(2).max(maxPage).optional().catch(undefined),
});
