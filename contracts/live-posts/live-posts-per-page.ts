/** The number of posts on a page of a live feed, and per request of its script. */
export const livePostsPerPage = 20;
