import '@mantine/core/styles/SegmentedControl.layer.css'
import { Button, SegmentedControl, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Chat, MeetingState } from '#contract/chats/chat-shapes.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { addDays, browserZone, dayOf } from '#web/lib/words/calendar.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { DateField } from '#web/ui/DateField.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { Text } from '#web/ui/Text.tsx'
import { TimeField } from '#web/ui/TimeField.tsx'
import classes from './Meeting.module.css'
import { instantIn, meetingTime, theirTime } from './meetingTimes.ts'

type Props = {
  chat: Pick<Chat, 'id' | 'name'>
  isOpen: boolean
  /** The meeting for which other times are suggested; without one, a new one is proposed. */
  moved?: MeetingState | null
  onClose: () => void
  /** After it was sent. */
  onDone: () => void
}

const most = 3
const lengths = ['30', '45', '60', '90']

/** Up to three times, Wednesday first, in the zones of both. */
export function MeetingSheet({ chat, isOpen, moved = null, onClose, onDone }: Props) {
  const t = useWords('meetingTime')
  const { problem, isBusy, attempt } = useAttempt()
  const [times, setTimes] = useState<string[]>([])
  const [minutes, setMinutes] = useState(String(moved?.minutes ?? 30))
  const [place, setPlace] = useState(moved?.place ?? '')
  const send = async () => {
    const given = { times: times.toSorted(), minutes: Number(minutes), place }
    const isSent = await attempt(async () => {
      if (moved) await api.meetingTime.move({ id: moved.id, ...given })
      else await api.meetingTime.propose({ id: chat.id, ...given })
    })
    if (!isSent) return
    setTimes([])
    onDone()
    onClose()
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t(moved ? 'moveTitle' : 'title')}
      text={t(moved ? 'moveText' : 'text', { name: chat.name })}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button disabled={times.length === 0} loading={isBusy} onClick={() => void send()}>
            {t('send')}
          </Button>
        </>
      }
    >
      <div className={classes.form}>
        <TimeChoice chat={chat} isOpen={isOpen} times={times} onChange={setTimes} />
        <SegmentedControl
          aria-label={t('minutes')}
          value={minutes}
          onChange={setMinutes}
          data={lengths.map(value => ({ value, label: t('duration', { count: Number(value) }) }))}
        />
        <TextInput
          label={t('place')}
          description={t('placeHint')}
          maxLength={300}
          value={place}
          onChange={event => setPlace(event.currentTarget.value)}
        />
        {problem && <Banner tone="danger" title={problem} isAlert />}
      </div>
    </Sheet>
  )
}

type ChoiceProps = Pick<Props, 'chat' | 'isOpen'> & { times: string[]; onChange: (times: string[]) => void }

function TimeChoice({ chat, isOpen, times, onChange }: ChoiceProps) {
  const t = useWords('meetingTime')
  const language = useLanguage()
  const suggestions = useQuery({
    queryKey: ['chats', 'meeting-times', chat.id],
    queryFn: () => api.meetingTime.suggest({ id: chat.id }),
    enabled: isOpen,
    staleTime: 60_000,
  })
  const zones = suggestions.data
  const mine = zones?.myTimeZone ?? browserZone()
  const theirs = zones?.theirTimeZone ?? mine
  const offered = suggestions.data?.times ?? []
  const shown = [...offered, ...times.filter(time => !offered.includes(time))]
  const toggle = (time: string) =>
    onChange(times.includes(time) ? times.filter(each => each !== time) : [...times, time].slice(-most))
  return (
    <>
      <fieldset className={classes.times}>
        <legend>{t('suggested')}</legend>
        {suggestions.data && offered.length === 0 && <Text tone="soft">{t('none')}</Text>}
        {suggestions.isError && <Text tone="soft">{t('notLoaded')}</Text>}
        {shown.map(time => {
          const other = theirTime(time, language, mine, theirs)
          return (
            <button
              key={time}
              type="button"
              className={classes.time}
              aria-pressed={times.includes(time)}
              onClick={() => toggle(time)}
            >
              <b>{meetingTime(time, language, mine)}</b>
              {other && <span>{t('theirs', { time: other, name: chat.name })}</span>}
            </button>
          )
        })}
      </fieldset>
      <OwnTime zone={mine} onAdd={time => onChange([...times.filter(each => each !== time), time].slice(-most))} />
    </>
  )
}

function OwnTime({ zone, onAdd }: { zone: string; onAdd: (time: string) => void }) {
  const t = useWords('meetingTime')
  const [today] = useState(() => dayOf(new Date()))
  const [day, setDay] = useState('')
  const [time, setTime] = useState('')
  const [isWrong, setWrong] = useState(false)
  const add = () => {
    const at = instantIn(day, time, zone)
    const isComing = at !== null && Date.parse(at) > Date.now()
    setWrong(!isComing)
    if (!at || !isComing) return
    onAdd(at)
    setTime('')
  }
  return (
    <fieldset className={classes.own}>
      <legend>{t('own')}</legend>
      <DateField label={t('date')} value={day} min={today} max={addDays(today, 365)} onChange={setDay} />
      <TimeField label={t('time')} value={time} example="11:00" onChange={setTime} />
      <Button variant="default" disabled={!day || !time} onClick={add}>
        {t('addTime')}
      </Button>
      {isWrong && (
        <span role="alert" className={classes.problem}>
          {t('wrongTime')}
        </span>
      )}
    </fieldset>
  )
}
