import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const fileBesideThis = (name: string) => pathToFileURL(join(import.meta.dirname, name)).href;

/** What third parties say of a group that nobody else knows: documents invented with it. */
export const demoThirdParties = {
  employerReview: fileBesideThis('employer-review.json'),
  socialPosts: fileBesideThis('social-posts.json'),
  videoCatalogue: fileBesideThis('video-catalogue.json'),
} as const;
