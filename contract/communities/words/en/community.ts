/** Words of the FAQ and of the extra sections of a community. */
export const community = {
  faq: {
    copy: 'Copy link',
    copied: 'Link copied',
    notCopied: 'The link is not copied. Copy it from the address bar.',
    title: 'Questions and answers',
    search: 'Find a question',
    nothing: 'No questions found',
    nothingText: 'Try another word, or ask the organisers.',
    empty: 'No questions yet',
    emptyText: 'The organisers have not written any answers. Ask them directly.',
  },
  bank: {
    steps: 'How it works',
    events: 'See the events',
    ownEvents: 'Events of the community',
    ownEventsText: 'Meetings that organisers and members announce in the calendar.',
    allEvents: 'See all events',
    more: 'Learn more',
    empty: 'This section is empty',
    emptyText: 'The organisers have not added anything yet.',
  },
}
