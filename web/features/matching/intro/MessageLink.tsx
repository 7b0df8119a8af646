import type { ButtonProps } from '@mantine/core'
import { MessageCircle } from 'lucide-react'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'

type Props = Pick<ButtonProps, 'variant' | 'size' | 'fullWidth'> & {
  person: { id: string; firstName: string }
  onClick?: () => void
}

export const useMayChat = (): boolean => useSession().permissions.includes('CAN_CHAT')

/** To the chat with a connected person; nothing for those who may not chat. */
export function MessageLink({ person: { id, firstName }, ...look }: Props) {
  const t = useWords('matching')
  if (!useMayChat()) return null
  return (
    <LinkButton
      variant="light"
      {...look}
      to={`/chats?with=${id}`}
      aria-label={t('connect.messageTo', { name: firstName })}
      leftSection={<Icon of={MessageCircle} size={16} />}
    >
      {t('connect.message')}
    </LinkButton>
  )
}
