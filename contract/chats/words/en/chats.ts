/** Words of the chat screens. */
export const chats = {
  title: 'Chats',
  empty: 'No conversations yet',
  emptyText: 'Answers to your intros, and ways to reach each other, are in your contacts.',
  action: 'See my contacts',
  closed: 'Chats are closed for you',
  closedText: 'You have no permission to write in this community. If you should have it, write to us.',
}
