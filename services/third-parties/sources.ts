import { employerReviewSchema } from '@parvis/contracts/third-parties/employer-review.ts';
import { socialPostsSchema } from '@parvis/contracts/third-parties/social-posts.ts';
import type { z } from 'zod';

/** The third-party sources, each with the schema of its response. */
const answerSchemas = {
  employerReview: employerReviewSchema,
  socialPosts: socialPostsSchema,
} as const;
export type SourceName = keyof typeof answerSchemas;
export type AnswerOf<Name extends SourceName> = z.infer<(typeof answerSchemas)[Name]>;

/** The address of each source: https, http or file; sources without one are left out. */
export type SourceAddresses = { readonly [Name in SourceName]?: string | undefined };

/** Parses a source's response. @throws ZodError */
export function parseAnswer<Name extends SourceName>(name: Name, answer: unknown): AnswerOf<Name>;
export function parseAnswer(name: SourceName, answer: unknown): AnswerOf<SourceName> {
  return answerSchemas[name].parse(answer);
}

/** The sources that have an address. */
export function sourcesAt(
  addresses: SourceAddresses,
): readonly { readonly name: SourceName; readonly address: string }[] {
  return (['employerReview', 'socialPosts'] as const).flatMap((name) => {
    const address = addresses[name];
    return address === undefined ? [] : [{ name, address }];
  });
}
