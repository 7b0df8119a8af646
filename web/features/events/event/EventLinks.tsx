import { Button } from '@mantine/core'
import { CalendarPlus, Mail, Share2 } from 'lucide-react'
import { Suspense } from 'react'
import type { Event } from '#contract/events/event.ts'
import { EventChatLink } from '#web/features/chats/event-chat/EventChatLink.tsx'
import { copyText } from '#web/lib/browser/clipboard.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { CalendarMenu } from './CalendarMenu.tsx'
import { ContactHost } from './ContactHost.tsx'
import classes from './EventLinks.module.css'

/** Share, calendar, contact. */
export function EventLinks({ event }: { event: Event }) {
  const t = useWords('event')
  const { communityUrl } = useCommunity()
  const url = String(new URL(`/event/${event.slug}`, communityUrl))
  const isOpen = event.mine.state !== 'ended' && event.mine.state !== 'eventCancelled'
  const share = async () => {
    const canShare = matchMedia('(pointer: coarse)').matches && 'share' in navigator
    if (canShare) return navigator.share({ title: event.title, url }).catch(() => undefined)
    const isDone = await copyText(url)
    showToast(isDone ? { type: 'success', title: t('copied') } : { type: 'error', title: t('notCopied') })
  }
  const look = { variant: 'subtle', size: 'md', justify: 'start', className: classes.link ?? '' } as const
  return (
    <div className={classes.root}>
      <Button {...look} leftSection={<Icon of={Share2} />} onClick={() => void share()}>
        {t('share')}
      </Button>
      {event.date && isOpen && event.mine.state !== 'going' && (
        <CalendarMenu event={event}>
          <Button {...look} leftSection={<Icon of={CalendarPlus} />}>
            {t('calendar.add')}
          </Button>
        </CalendarMenu>
      )}
      <Suspense fallback={null}>
        <EventChatLink {...look} event={event} />
      </Suspense>
      <ContactHost {...look} contact={event.organizerContact} label={t('contact')} leftSection={<Icon of={Mail} />} />
    </div>
  )
}
