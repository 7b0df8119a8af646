import { digest } from './digest.ts'
import { messengers } from './messengers.ts'
import { topics } from './topics.ts'

/** Words of the letters. */
export const letters = {
  topics,
  digest,
  messengers,
  unsubscribed: {
    ask: 'Stop all emails from {{community}}?',
    askText: 'You stay a member, and everything is still there when you log in.',
    askTopic: 'Unsubscribe from “{{topic}}”?',
    askTopicText: 'You stay a member of {{community}}, and you will still get your other emails.',
    button: 'Unsubscribe',
    done: 'You will get no more emails from {{community}}',
    doneText: 'You stay a member, and everything is still there when you log in.',
    doneTopic: 'You are unsubscribed from “{{topic}}”',
    doneTopicText: 'You will still get your other emails from {{community}}.',
    undo: 'Undo',
    undone: 'Your emails are back on',
    undoneText: 'Nothing has changed: you get emails from {{community}} as before.',
    saved: 'Your choice is saved',
    savedText: 'You will get only the emails that are switched on below.',
    choose: 'Emails from {{community}}',
    save: 'Save',
    all: 'Unsubscribe from all',
    always: 'You will always get codes, links you ask for and news about your account.',
  },
}
