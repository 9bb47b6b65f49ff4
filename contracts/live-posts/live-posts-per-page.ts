/** As many posts as a live feed's page shows, and its script asks for. */
export const livePostsPerPage = 20;
