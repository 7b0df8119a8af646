import { topics } from './topics.ts'

/** Words of the notifications screen. */
export const notifications = {
  topics,
  letters: {
    title: 'Emails you get',
    off: 'Emails are off. Switch on Email above to choose which ones you get.',
    saved: 'Saved',
    notSaved: 'This was not saved. Please try again.',
  },
  title: 'Notifications',
  empty: 'All quiet',
  emptyText: 'There is nothing new here. Community news comes by email.',
}
