import { stored } from '#web/lib/browser/storage.ts'
import { api } from '#web/lib/calls/api.ts'
import { useFetched } from '#web/lib/calls/useFetched.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './RegistrationPage.module.css'

/** Name of the inviter, once loaded. */
export function Inviter() {
  const t = useWords('account')
  const code = stored.invitationCode.get() ?? stored.invitedBy.get()
  const inviter = useFetched(
    `invitation ${code}`,
    () => api.invitation.preview({ code: code ?? '' }),
    code !== null,
  )?.inviter
  if (!inviter) return null
  const name = `${inviter.firstName} ${inviter.lastName}`.trim()
  return (
    <div className={classes.inviter}>
      <Avatar name={name} src={inviter.avatarUrl} size={34} />
      <Text weight="semibold">{t('registration.invited', { name })}</Text>
    </div>
  )
}
