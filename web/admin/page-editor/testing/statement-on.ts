/** Returns a statement of a page, saved and not active, with changes. @param number in its id and text */
export function statementOn(page: string, number: number, changed: object = {}) {
  return {
    id: `${page}100${number}`,
    contentId: page,
    type: 'statement',
    revision: 1,
    liveRevision: null,
    pending: false,
    active: false,
    deleted: false,
    data: { text: `Module ${number}`, author: '' },
    savedAt: null,
    savedBy: null,
    ...changed,
  };
}
