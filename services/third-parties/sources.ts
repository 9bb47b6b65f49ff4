import { employerReviewSchema } from '@parvis/contracts/third-parties/employer-review.ts';
import { socialPostsSchema } from '@parvis/contracts/third-parties/social-posts.ts';
import { videoCatalogueSchema } from '@parvis/contracts/third-parties/video-catalogue.ts';
import type { z } from 'zod';

/** The requests to third parties, and the schemas of their responses. */
const responseSchemas = {
  employerReview: employerReviewSchema,
  socialPosts: socialPostsSchema,
  videoCatalogue: videoCatalogueSchema,
} as const;
export type SourceName = keyof typeof responseSchemas;
export type ResponseOf<Name extends SourceName> = z.infer<(typeof responseSchemas)[Name]>;

/** The address of each source: https, http or file; a source without an address is not shown. */
export type SourceAddresses = { readonly [Name in SourceName]?: string | undefined };

/** Returns a response in the format of its source. @throws ZodError */
export function parseResponse<Name extends SourceName>(
  name: Name,
  response: unknown,
): ResponseOf<Name>;
export function parseResponse(name: SourceName, response: unknown): ResponseOf<SourceName> {
  return responseSchemas[name].parse(response);
}

/** Returns the sources that have an address. */
export function sourcesAt(
  addresses: SourceAddresses,
): readonly { readonly name: SourceName; readonly address: string }[] {
  return (['employerReview', 'socialPosts', 'videoCatalogue'] as const).flatMap((name) => {
    const address = addresses[name];
    return address === undefined ? [] : [{ name, address }];
  });
}
