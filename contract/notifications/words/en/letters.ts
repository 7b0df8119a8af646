import { topics } from './topics.ts'

/** Words of the letters. */
export const letters = {
  topics,
  unsubscribed: {
    ask: 'No more letters from {{community}}?',
    askText: 'You stay a member, and everything is still there when you log in.',
    askTopic: 'Unsubscribe from “{{topic}}”?',
    askTopicText: 'You stay a member of {{community}}, and your other letters come as before.',
    button: 'Unsubscribe',
    done: 'No more letters from {{community}}',
    doneText: 'You stay a member, and everything is still there when you log in.',
    doneTopic: 'You are unsubscribed from “{{topic}}”',
    doneTopicText: 'Your other letters from {{community}} come as before.',
    undo: 'Undo',
    undone: 'Your letters are back on',
    undoneText: 'Nothing has changed: you get letters from {{community}} as before.',
    saved: 'Your choice is saved',
    savedText: 'You get the letters that are switched on below, and no others.',
    choose: 'Letters from {{community}}',
    save: 'Save',
    all: 'Unsubscribe from all',
    always: 'Codes, links that you ask for and news about your account always come.',
  },
}
