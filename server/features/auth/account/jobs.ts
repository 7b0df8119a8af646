import type { Language } from '#contract/languages.ts'
import { type Job, job } from '#server/platform/jobs/jobs.ts'

declare module '#server/platform/jobs/names.ts' {
  interface Jobs {
    'account.say goodbye': { email: string; lang: Language }
    'account.remove photo': { communityId: string; avatarFile: string }
  }
}

const sayGoodbye = job('account.say goodbye', async ({ email, lang }, scope) => {
  const { goodbyeLetter } = await import('./letters.tsx')
  const letter = await goodbyeLetter(scope.community, lang, scope.now)
  await scope.post({ kind: 'auth.deleted', recipient: email, lang, ...letter })
})

/** A photo is stored in each size that is shown. */
const removePhoto = job(
  'account.remove photo',
  async ({ communityId, avatarFile }, { storage }) => {
    for (const size of [108, 256, 512]) await storage.remove(communityId, `${avatarFile}-${size}.webp`)
  },
  { holdsTransaction: false },
)

export const accountJobs: Job[] = [sayGoodbye, removePhoto]
