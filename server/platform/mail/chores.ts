import type { Chore } from '#server/platform/jobs/jobs.ts'
import { queueJob } from '#server/platform/jobs/store.ts'
import { jobKeyOf, type MailTransport } from './outbox.ts'
import { listLettersWithoutJob, removeLettersToDeleted } from './store.ts'

const lettersAtOnce = 500

/**
 * Queues a job for each unsent letter that has none: those written while there was no mail server, and those whose job
 * was lost when the database was restored.
 */
export const letterChores = (mailTransport: MailTransport): Chore[] => [
  {
    name: 'resume letters',
    cron: '* * * * *',
    async run({ sql }) {
      if (!mailTransport.isReady) return
      await sql.begin(async db => {
        for (const { communityId, id } of await listLettersWithoutJob(db, lettersAtOnce))
          await queueJob(db, 'letter.send', { communityId, data: { letterId: id } }, { key: jobKeyOf(id) })
      })
    },
  },
  {
    name: 'forget letters to deleted accounts',
    cron: '23 3 * * *',
    run: ({ inEachCommunity }) => inEachCommunity(({ db }) => removeLettersToDeleted(db)),
  },
]
