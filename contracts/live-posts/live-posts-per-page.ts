/** Posts in a live feed's page, and per request of its script. */
export const livePostsPerPage = 20;
