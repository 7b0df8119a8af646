/** Words of the letters about chats. */
export const letters = {
  meetingTime: {
    entry: 'Meeting with {{person}}',
    place: 'Where: {{place}}',
    button: 'Open the chat',
    proposed: {
      subject: '{{person}} suggests a time to meet',
      headline: '{{name}}, when shall you meet?',
      lead: '{{person}} can meet you at these times. Choose the one that suits you.',
    },
    moved: {
      subject: '{{person}} suggests another time',
      headline: '{{name}}, another time?',
      lead: '{{person}} suggests these times instead. What you agreed on stays until you accept one.',
    },
    agreed: {
      subject: 'You are meeting {{person}}',
      headline: '{{name}}, it is agreed',
      lead: 'You are meeting {{person}}.',
      calendar: 'Open the attached invitation to add the meeting to your calendar.',
    },
    cancelled: {
      subject: 'No meeting with {{person}}',
      headline: '{{name}}, the meeting is off',
      lead: 'Your meeting with {{person}} will not take place.',
      calendar: 'Open the attached file to remove it from your calendar.',
    },
  },
  chatMessages: {
    subject_one: 'Unread: {{count}} message from {{from}}',
    subject_other: 'Unread: {{count}} messages from {{from}}',
    preview: 'Read and answer in your chats',
    headline: '{{name}}, you have unread messages',
    lead: 'This is what came while you were away.',
    unread_one: '{{count}} unread message',
    unread_other: '{{count}} unread messages',
    others: 'others',
    button: 'Open the chat',
    text_one: '{{count}} unread message from {{from}}. {{url}}',
    text_other: '{{count}} unread messages from {{from}}. {{url}}',
  },
  chatAdded: {
    subject: '{{person}} added you to “{{chat}}”',
    subjectWithoutName: '{{person}} added you to a group chat',
    headline: '{{name}}, you are in a new group chat',
    lead: 'You see what is written from now on. You can mute the chat or leave it at any time.',
    button: 'Open the chat',
    text: '{{person}} added you to a group chat. {{url}}',
  },
  chatMentioned: {
    subject: '{{person}} mentioned you in “{{chat}}”',
    subjectWithoutName: '{{person}} mentioned you in a group chat',
    headline: '{{name}}, you were mentioned',
    button: 'Open the message',
    text: '{{person}} mentioned you in “{{chat}}”. {{url}}',
    textWithoutName: '{{person}} mentioned you in a group chat. {{url}}',
  },
}
