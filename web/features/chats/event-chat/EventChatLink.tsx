import { Button, type ButtonProps } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { useNavigate } from 'react-router'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { useSession } from '#web/lib/session/session.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { eventChatQuery, refreshChats } from '../queries.ts'

type Props = Pick<ButtonProps, 'variant' | 'size' | 'justify' | 'className'> & {
  event: { id: string; can: { manage: boolean } }
}

/** To the chat of an event for those who are in it; organisers may create it. */
export function EventChatLink({ event, ...look }: Props) {
  const t = useWords('chats')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { status, hasProfile, permissions } = useSession()
  const mayChat = status === 'signedIn' && hasProfile && permissions.includes('CAN_CHAT')
  const found = useQuery({ ...eventChatQuery(event.id), enabled: mayChat }).data
  const { attempt, isBusy, problem } = useAttempt()
  if (!mayChat || !found) return null
  const shared = { ...look, leftSection: <Icon of={MessagesSquare} /> }
  if (found.chatId)
    return (
      <LinkButton {...shared} to={`/chats/${found.chatId}`}>
        {t('event.open')}
      </LinkButton>
    )
  if (found.hasChat || !event.can.manage) return null
  const create = () =>
    void attempt(async () => {
      const { chatId } = await api.chat.openForEvent({ id: event.id })
      showToast({ type: 'success', title: t('event.created') })
      await refreshChats(queryClient)
      await navigate(`/chats/${chatId}`)
    })
  return (
    <>
      {problem && <Banner tone="danger" title={problem} isAlert />}
      <Button {...shared} loading={isBusy} onClick={create}>
        {t('event.create')}
      </Button>
    </>
  )
}
