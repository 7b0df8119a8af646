import { stored } from '#web/lib/browser/storage.ts'
import { useCommunity } from '#web/lib/community/community.ts'

/** The community's external application form. Whom a manager has invited need not apply. */
export function useApplyUrl(): string | undefined {
  const { option } = useCommunity()
  const isInvited = stored.invitationCode.get() !== null
  return isInvited ? undefined : option('EXTERNAL_APPLY_LINK')?.url
}
