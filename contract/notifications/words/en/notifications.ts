/** Words of the notifications screen. */
export const notifications = {
  title: 'Notifications',
  empty: 'All quiet',
  emptyText: 'Answers to your intros, news of events and messages of the community come here.',
}
