import { feature } from '#server/platform/feature/feature.ts'
import { letterChores } from './chores.ts'
import { sendLettersJob } from './letter-batch.ts'
import { type MailTransport, sendLetterJob } from './outbox.ts'
import { exportLetters, removeLettersAbout } from './store.ts'

export const mailFeature = (mailTransport: MailTransport) =>
  feature('platform/mail', {
    jobs: [sendLetterJob(mailTransport), sendLettersJob(mailTransport)],
    chores: letterChores(mailTransport),
    personalData: [
      {
        table: 'letter',
        exported: { letters: exportLetters },
        // Also letters to others that name the person.
        deletion: { remove: removeLettersAbout },
      },
    ],
    close: async () => mailTransport.close(),
  })
