import { Button } from '@mantine/core'
import { CalendarCheck, CalendarClock, CalendarX } from 'lucide-react'
import { useState } from 'react'
import type { Chat, MeetingState, Message } from '#contract/chats/chat-shapes.ts'
import { saveFile } from '#web/lib/browser/saveFile.ts'
import { api } from '#web/lib/calls/api.ts'
import { fetchFile } from '#web/lib/calls/fetchFile.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import classes from './Meeting.module.css'
import { MeetingSheet } from './MeetingSheet.tsx'
import { meetingTime } from './meetingTimes.ts'

type Props = {
  message: Message
  chat: Pick<Chat, 'id' | 'name' | 'isOpen'>
  ownId: string
  /** After the meeting was changed, or found changed by the other. */
  onChanged: () => void
}

const icons = { PROPOSED: CalendarClock, AGREED: CalendarCheck, CANCELLED: CalendarX }

/** A meeting in its message, as it stands now. */
export function MeetingCard({ message, chat, ownId, onChanged }: Props) {
  if (!message.meeting) return null
  return <Card meeting={message.meeting} chat={chat} ownId={ownId} onChanged={onChanged} />
}

function Card({ meeting, chat, ownId, onChanged }: Omit<Props, 'message'> & { meeting: MeetingState }) {
  const t = useWords('meetingTime')
  const language = useLanguage()
  const { problem, isBusy, attempt } = useAttempt()
  const [asked, setAsked] = useState<'move' | 'cancel' | null>(null)
  const { id, status, times, startsAt, place, minutes } = meeting
  const isOwn = meeting.proposedBy === ownId
  const isComing = (time: string) => Date.parse(time) > Date.now()
  const isPast = startsAt !== null && status === 'AGREED' && !isComing(startsAt)
  const change = (work: () => Promise<unknown>) =>
    void attempt(async () => {
      await work()
    }).then(onChanged)
  const title = {
    PROPOSED: t(`card.${startsAt ? (isOwn ? 'youMoving' : 'moving') : isOwn ? 'youProposed' : 'proposed'}`, {
      name: chat.name,
    }),
    AGREED: t(isPast ? 'card.held' : 'card.agreed'),
    CANCELLED: t(startsAt ? 'card.cancelled' : 'card.declined'),
  }[status]
  const cancelWords = status === 'AGREED' || startsAt ? 'card.cancel' : isOwn ? 'card.takeBack' : 'card.decline'
  const download = () =>
    void attempt(async () => {
      const response = await fetchFile(`/api/meetings/${id}/calendar`)
      saveFile('meeting.ics', await response.blob())
    })
  return (
    <section className={classes.card} aria-label={title} data-status={status}>
      <p className={classes.title}>
        <Icon of={icons[status]} size={20} />
        {title}
      </p>
      {status === 'PROPOSED' && (
        <ul className={classes.list}>
          {times.map(time => (
            <li key={time}>
              {!isComing(time) ? (
                <span className={classes.past}>
                  <s>{meetingTime(time, language)}</s> {t('card.past')}
                </span>
              ) : isOwn || !chat.isOpen ? (
                meetingTime(time, language)
              ) : (
                <Button
                  variant="light"
                  fullWidth
                  disabled={isBusy}
                  onClick={() => change(() => api.meetingTime.accept({ id, startsAt: time }))}
                >
                  {t('card.accept', { time: meetingTime(time, language) })}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {startsAt && status === 'PROPOSED' && (
        <p className={classes.facts}>{t('card.stands', { time: meetingTime(startsAt, language) })}</p>
      )}
      {startsAt && status === 'AGREED' && <p className={classes.when}>{meetingTime(startsAt, language)}</p>}
      {startsAt && status === 'CANCELLED' && (
        <p className={classes.past}>
          <s>{meetingTime(startsAt, language)}</s>
        </p>
      )}
      {status !== 'CANCELLED' && (
        <p className={classes.facts}>{[t('duration', { count: minutes }), place].filter(Boolean).join(' · ')}</p>
      )}
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {status !== 'CANCELLED' && !isPast && (
        <div className={classes.actions}>
          {status === 'AGREED' && (
            <Button variant="light" disabled={isBusy} onClick={download}>
              {t('card.calendar')}
            </Button>
          )}
          {chat.isOpen && (
            <Button variant="default" disabled={isBusy} onClick={() => setAsked('move')}>
              {t('card.other')}
            </Button>
          )}
          <Button
            variant="subtle"
            disabled={isBusy}
            onClick={() => (startsAt ? setAsked('cancel') : change(() => api.meetingTime.cancel({ id })))}
          >
            {t(cancelWords)}
          </Button>
        </div>
      )}
      <MeetingSheet
        chat={chat}
        moved={meeting}
        isOpen={asked === 'move'}
        onClose={() => setAsked(null)}
        onDone={onChanged}
      />
      <Sheet
        isOpen={asked === 'cancel'}
        onClose={() => setAsked(null)}
        title={t('card.cancelTitle')}
        text={t('card.cancelText', { name: chat.name })}
        actions={
          <>
            <Button variant="default" onClick={() => setAsked(null)}>
              {t('card.keep')}
            </Button>
            <Button
              data-autofocus
              onClick={() => {
                setAsked(null)
                change(() => api.meetingTime.cancel({ id }))
              }}
            >
              {t('card.cancel')}
            </Button>
          </>
        }
      />
    </section>
  )
}
