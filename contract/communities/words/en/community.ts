/** Words of the FAQ and of the extra sections of a community. */
export const community = {
  faq: {
    title: 'Questions and answers',
    search: 'Find a question',
    nothing: 'No questions found',
    nothingText: 'Try another word, or ask the organisers.',
    empty: 'No questions yet',
    emptyText: 'The organisers have not written any answers. Ask them directly.',
  },
  bank: {
    more: 'Learn more',
    empty: 'This section is empty',
    emptyText: 'The organisers have not added anything yet.',
  },
}
