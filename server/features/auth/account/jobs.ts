import type { Language } from '#contract/languages.ts'
import { withoutProfile } from '#server/features/users/personal-data/actions.ts'
import { erasePerson } from '#server/platform/feature/personal-data.ts'
import { type Job, job } from '#server/platform/jobs/jobs.ts'

declare module '#server/platform/jobs/names.ts' {
  interface Jobs {
    'account.say goodbye': { email: string; lang: Language }
    'account.remove photo': { communityId: string; avatarFile: string }
    'account.erase address': { userId: string; email: string }
  }
}

const sayGoodbye = job('account.say goodbye', async ({ email, lang }, scope) => {
  const { accountDeletedLetter } = await import('./letters.tsx')
  const letter = await accountDeletedLetter(scope.community, lang, scope.now)
  await scope.post({ kind: 'auth.deleted', recipient: email, about: [], lang, ...letter })
})

/** A photo is stored in each size. */
const removePhoto = job(
  'account.remove photo',
  async ({ communityId, avatarFile }, { storage }) => {
    for (const size of [108, 256, 512]) await storage.remove(communityId, `${avatarFile}-${size}.webp`)
  },
  { holdsTransaction: false },
)

/** For communities without a connection: letters, invitations and codes may have been sent to the email. */
const eraseAddress = job('account.erase address', async (account, scope) => {
  await erasePerson(scope.db, scope.personalData.ofCommunity, withoutProfile(scope.community.id, account), scope)
})

export const accountJobs: Job[] = [sayGoodbye, removePhoto, eraseAddress]
