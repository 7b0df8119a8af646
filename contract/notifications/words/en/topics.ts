/** Topics of letters, on the unsubscribe page and in the settings. */
export const topics = {
  weekly: { title: 'Weekly recommendations', text: 'People to meet, on Tuesdays' },
  intros: { title: 'Intros and answers', text: 'Someone wants to meet you or has answered your intro' },
  requests: { title: 'Answers to your requests', text: 'Someone can help with what you are looking for' },
  meetings: { title: 'Meetings', text: 'Times that are proposed, agreed or changed, and how it went' },
  messages: { title: 'Chat messages', text: 'Messages that you have not read for a while, together' },
  participation: {
    title: 'Your places at events',
    text: 'Whether you have a place, and what you need to do for it',
  },
  eventChanges: { title: 'Changes to events', text: 'A new time or place, or a cancellation' },
  eventReminders: { title: 'Reminders a day before', text: 'Of the events you are going to' },
  eventStarts: { title: 'Reminders an hour before', text: 'Of the events you are going to' },
  eventFeedback: { title: 'How the event was', text: 'A question after an event you went to' },
  eventMessages: { title: 'Messages from organisers', text: 'What organisers write to the participants of an event' },
  organising: { title: 'Events you organise', text: 'Requests to join, and payments that need you' },
  community: { title: 'Community news', text: 'What is new in {{community}}' },
  managing: { title: 'Weekly figures for managers', text: 'How the week went and what is worth doing, on Mondays' },
  newsletters: { title: 'Newsletters', text: 'What the team of {{community}} writes to members' },
  moderation: { title: 'Emails for moderators', text: 'Messages to pass on, and reports from members' },
}
