import { feature } from '#server/platform/feature/feature.ts'
import { letterChores } from './chores.ts'
import { type Post, sendLetterJob } from './outbox.ts'
import { exportLetters, removeLettersAbout } from './store.ts'

export const mailFeature = (post: Post) =>
  feature('platform/mail', {
    jobs: [sendLetterJob(post)],
    chores: letterChores(post),
    keeps: [
      {
        table: 'letter',
        exported: { letters: exportLetters },
        // Also letters to others that name the person.
        deletion: { remove: removeLettersAbout },
      },
    ],
    close: async () => post.close(),
  })
