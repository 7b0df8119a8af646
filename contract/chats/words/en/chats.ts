/** Words of the chat screens. */
export const chats = {
  title: 'Chats',
  empty: 'No conversations yet',
  emptyText: 'A chat opens when someone answers your intro, or you answer theirs.',
  action: 'See my contacts',
  closed: 'Chats are closed for you',
  closedText: 'You have no permission to write in this community. If you should have it, write to us.',
}
