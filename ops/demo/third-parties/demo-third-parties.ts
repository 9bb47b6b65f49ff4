import { fileBeside } from '@parvis/services/main/own-program.ts';

const fileBesideThis = (name: string) => fileBeside(import.meta.url, name).href;

/** The posts, reviews and videos of third parties about Estuaire: documents invented with it. */
export const demoThirdParties = {
  employerReview: fileBesideThis('employer-review.json'),
  socialPosts: fileBesideThis('social-posts.json'),
  videoCatalogue: fileBesideThis('video-catalogue.json'),
} as const;
