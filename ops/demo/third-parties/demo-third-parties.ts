import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const fileBesideThis = (name: string) => pathToFileURL(join(import.meta.dirname, name)).href;

/** The posts, reviews and videos of third parties about Estuaire: documents invented with it. */
export const demoThirdParties = {
  employerReview: fileBesideThis('employer-review.json'),
  socialPosts: fileBesideThis('social-posts.json'),
  videoCatalogue: fileBesideThis('video-catalogue.json'),
} as const;
