/** Topics of letters, on the unsubscribe page and in the settings. */
export const topics = {
  weekly: { title: 'Weekly recommendations', text: 'People to meet, on Tuesdays' },
  intros: { title: 'Intros and answers', text: 'Someone wants to meet you or has answered your intro' },
  requests: { title: 'Answers to your requests', text: 'Someone can help with what you are looking for' },
  meetings: {
    title: 'How your meetings went',
    text: 'A question after a meeting, so that the next matches are better',
  },
  eventMessages: {
    title: 'Messages from organisers',
    text: 'What the organisers of your events write to participants',
  },
  organising: { title: 'Events you organise', text: 'You were made an organiser, or somebody waits for your approval' },
  community: { title: 'Community news', text: 'What is new in {{community}}' },
  moderation: { title: 'Emails for moderators', text: 'Messages to pass on, and reports from members' },
}
