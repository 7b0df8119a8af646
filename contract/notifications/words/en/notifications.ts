/** Words of the notifications screen. */
export const notifications = {
  title: 'Notifications',
  empty: 'All quiet',
  emptyText: 'There is nothing new here. News of the community comes by email.',
}
