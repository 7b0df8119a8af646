import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell, BellOff, Calendar, LogOut, Pencil, ShieldBan, UserPlus, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import type { Chat } from '#contract/chats/chat-shapes.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Banner } from '#web/ui/Banner.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import type { ChatStore } from '../chat/chatStore.ts'
import { ChatFace } from '../list/ChatFace.tsx'
import { membersQuery, refreshChats } from '../queries.ts'
import type { Asked } from './asked.ts'
import classes from './ChatDetails.module.css'
import { PairDetails } from './PairDetails.tsx'

type Props = { chat: Chat; store: ChatStore; onAsk: (asked: Asked) => void }

/** Who is in the chat and what can be done with it. */
export function ChatDetails({ chat, store, onAsk }: Props) {
  const t = useWords('chats')
  const queryClient = useQueryClient()
  const { attempt, isBusy, problem } = useAttempt()
  const members = useQuery({ ...membersQuery(chat.id), enabled: chat.kind !== 'PAIR' }).data ?? []
  const mute = () =>
    void attempt(async () => {
      const isMuted = !chat.isMuted
      await api.chat.mute({ id: chat.id, isMuted })
      store.setChat({ isMuted })
      showToast({ title: t(isMuted ? 'details.isMuted' : 'details.isHeard') })
      await refreshChats(queryClient)
    })
  const { can } = chat
  return (
    <div className={classes.root}>
      <ChatFace chat={chat} size={88} />
      <p className={classes.name}>{chat.name}</p>
      <PairDetails chat={chat} onAsk={onAsk} />
      {problem && <Banner tone="danger" title={problem} isAlert />}
      <div className={classes.actions}>
        {chat.person?.slug && (
          <LinkButton to={`/u/${chat.person.slug}`} variant="default" leftSection={<Icon of={UserRound} />}>
            {t('details.profile')}
          </LinkButton>
        )}
        {chat.event && (
          <LinkButton to={`/event/${chat.event.slug}`} variant="default" leftSection={<Icon of={Calendar} />}>
            {t('details.event')}
          </LinkButton>
        )}
        <Button
          variant="default"
          loading={isBusy}
          leftSection={<Icon of={chat.isMuted ? Bell : BellOff} />}
          onClick={mute}
        >
          {t(chat.isMuted ? 'details.unmute' : 'details.mute')}
        </Button>
        {can.add && (
          <Button variant="default" leftSection={<Icon of={UserPlus} />} onClick={() => onAsk({ kind: 'add' })}>
            {t('details.add')}
          </Button>
        )}
        {can.rename && (
          <Button variant="default" leftSection={<Icon of={Pencil} />} onClick={() => onAsk({ kind: 'rename' })}>
            {t('details.rename')}
          </Button>
        )}
        {can.leave && (
          <Button variant="danger" leftSection={<Icon of={LogOut} />} onClick={() => onAsk({ kind: 'leave' })}>
            {t('details.leave')}
          </Button>
        )}
        {can.block && chat.person && (
          <Button variant="danger" leftSection={<Icon of={ShieldBan} />} onClick={() => onAsk({ kind: 'block' })}>
            {t('details.block')}
          </Button>
        )}
      </div>
      {members.length > 0 && (
        <>
          <p className={classes.title}>{t('details.members')}</p>
          <ul className={classes.members} aria-label={t('details.members')}>
            {members
              .filter(({ isMember }) => isMember)
              .map(({ id, slug, firstName, lastName, avatarUrl }) => (
                <li key={id} className={classes.member}>
                  <Avatar name={`${firstName} ${lastName}`} src={avatarUrl} size={32} />
                  {slug ? <Link to={`/u/${slug}`}>{`${firstName} ${lastName}`}</Link> : `${firstName} ${lastName}`}
                </li>
              ))}
          </ul>
        </>
      )}
    </div>
  )
}
