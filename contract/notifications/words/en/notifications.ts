import { topics } from './topics.ts'

/** Words of the notifications screen. */
export const notifications = {
  topics,
  letters: {
    title: 'Letters you get',
    off: 'Letters are off. Switch on Email above to choose which ones you get.',
    saved: 'Saved',
    notSaved: 'This was not saved. Please try again.',
  },
  title: 'Notifications',
  empty: 'All quiet',
  emptyText: 'There is nothing new here. News of the community comes by email.',
}
