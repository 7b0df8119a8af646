import { stored } from '#web/lib/browser/storage.ts'

/** Parameters of an invitation link: a manager's code, the participant who passed it on, or both. */
export type Invitation = { code: string | null; invitedBy: string | null }

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const idOrNull = (text: string | null) => (text !== null && idPattern.test(text) ? text : null)

/** Address to which the invitation was sent, from the fragment of its link; empty for other links. */
export const invitedEmail = (hash: string): string => new URLSearchParams(hash.slice(1)).get('email') ?? ''

/** Input of the call that accepts it; null when there is nothing to accept. */
export function acceptInput({ code, invitedBy }: Invitation): { code: string; invitedBy?: string } | null {
  const inviter = idOrNull(invitedBy)
  const used = code || inviter
  if (!used) return null
  return inviter ? { code: used, invitedBy: inviter } : { code: used }
}

/** Stored for the first sign-in, which may be days later; a newer invitation replaces an older one. */
export function storeInvitation({ code, invitedBy }: Invitation): void {
  const inviter = idOrNull(invitedBy)
  if (code) stored.invitationCode.set(code)
  else stored.invitationCode.clear()
  if (inviter) stored.invitedBy.set(inviter)
  else stored.invitedBy.clear()
}
