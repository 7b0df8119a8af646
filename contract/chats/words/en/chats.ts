/** Words of the chat screens. */
export const chats = {
  title: 'Chats',
  empty: 'No conversations yet',
  emptyText: 'You will find answers to your intros, and how to reach people, in your contacts.',
  action: 'See my contacts',
  closed: 'You cannot use chats',
  closedText: 'You do not have permission to write in this community. If you think this is a mistake, write to us.',
}
