import { feature } from '#server/platform/feature/feature.ts'
import { letterChores } from './chores.ts'
import { type Post, sendLetterJob } from './outbox.ts'

export const mailFeature = (post: Post) =>
  feature('platform/mail', {
    jobs: [sendLetterJob(post)],
    chores: letterChores(post),
    close: async () => post.close(),
  })
