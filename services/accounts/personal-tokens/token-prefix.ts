/** The prefix by which a leaked secret is recognised as ours. */
export const tokenPrefix = 'parvis_';
