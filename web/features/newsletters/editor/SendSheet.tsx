import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ScheduleZone } from '#contract/newsletters/newsletter-fields.ts'
import type { Newsletter } from '#contract/newsletters/newsletter-shapes.ts'
import { api } from '#web/lib/calls/api.ts'
import { newIdempotencyKey } from '#web/lib/calls/idempotencyKey.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { addDays, dayOf, isDay } from '#web/lib/words/calendar.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { DateField } from '#web/ui/DateField.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { TimeField } from '#web/ui/TimeField.tsx'
import { newsletterQuery, refreshNewsletters } from '../newsletter/queries.ts'
import { LinkCheck } from './LinkCheck.tsx'
import { countQuery } from './recipientQueries.ts'
import classes from './SendSheet.module.css'
import type { NewsletterDraft } from './useNewsletterDraft.ts'

type Props = { draft: NewsletterDraft; isOpen: boolean; onClose: () => void }

const isTime = (value: string): boolean => /^\d\d:\d\d$/.test(value)

/** The last look before a letter goes: what is missing, links that do not work, when, and to how many. */
export function SendSheet({ draft, isOpen, onClose }: Props) {
  const t = useWords('newsletters')
  const queries = useQueryClient()
  const community = useCommunity()
  const { saved, values } = draft
  const count = useQuery({ ...countQuery(values.recipients, values.channels), enabled: isOpen })
  const [isLater, setLater] = useState(false)
  const [today] = useState(() => dayOf(new Date()))
  const [day, setDay] = useState(() => addDays(today, 1))
  const [time, setTime] = useState('10:00')
  const [zone, setZone] = useState<ScheduleZone>('reader')
  const key = useRef(newIdempotencyKey())
  const { problem, isBusy, attempt } = useAttempt()
  const { flush } = draft
  // What was typed last is checked as well.
  useEffect(() => {
    if (isOpen) void flush()
  }, [isOpen, flush])

  const send = () =>
    void attempt(async () => {
      if (!(await draft.flush())) return
      const base = { id: saved.id, version: draft.version() }
      const options = { idempotencyKey: key.current }
      const sent: Newsletter = isLater
        ? await api.newsletter.schedule({ ...base, schedule: { at: `${day}T${time}`, zone } }, options)
        : await api.newsletter.sendNow(base, options)
      key.current = newIdempotencyKey()
      showToast({ type: 'success', title: t(isLater ? 'send.scheduled' : 'send.sent') })
      queries.setQueryData(newsletterQuery(saved.id).queryKey, sent)
      void refreshNewsletters(queries)
    })
  const people = count.data?.people
  // A manager who does not see the CRM gets no count of another's filter, and may send the letter all the same.
  const hasPeople = people === undefined ? count.isError : people > 0
  const isReady = saved.problems.length === 0 && hasPeople && (!isLater || (isDay(day) && isTime(time)))
  const label =
    people === undefined
      ? t(isLater ? 'send.later' : 'send.now')
      : t(isLater ? 'send.schedule' : 'send.confirm', { count: people })
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('send.title')}
      actions={
        <>
          <Button variant="subtle" onClick={onClose}>
            {t('menu.cancel')}
          </Button>
          <Button loading={isBusy} disabled={!isReady} onClick={send}>
            {label}
          </Button>
        </>
      }
    >
      <div className={classes.stack}>
        {problem && <Banner tone="danger" title={problem} isAlert />}
        {saved.problems.length > 0 && <Missing newsletter={saved} />}
        {isOpen && <LinkCheck key={saved.version} id={saved.id} />}
        <RadioCards
          legend={t('send.when')}
          value={isLater ? 'later' : 'now'}
          choices={[
            { value: 'now', title: t('send.nowOption'), text: t('send.nowText') },
            { value: 'later', title: t('send.laterOption'), text: t('send.laterText') },
          ]}
          onChange={value => setLater(value === 'later')}
        />
        {isLater && (
          <>
            <div className={classes.two}>
              <DateField
                label={t('send.day')}
                isRequired
                value={day}
                min={today}
                max={addDays(today, 365)}
                onChange={setDay}
              />
              <TimeField label={t('send.time')} isRequired value={time} onChange={setTime} />
            </div>
            <RadioCards
              legend={t('send.zone')}
              value={zone}
              choices={[
                { value: 'reader', title: t('send.reader'), text: t('send.readerText') },
                {
                  value: 'community',
                  title: t('send.community', { zone: community.timeZone }),
                  text: t('send.communityText'),
                },
              ]}
              onChange={setZone}
            />
          </>
        )}
      </div>
    </Sheet>
  )
}

function Missing({ newsletter: { problems } }: { newsletter: Newsletter }) {
  const t = useWords('newsletters')
  const shell = useWords('shell')
  return (
    <Banner tone="warning" title={t('send.missing')}>
      <ul>
        {problems.map(({ problem, lang, blockId }) => (
          <li key={`${problem} ${lang} ${blockId}`}>
            {t(`editor.problems.${problem}`)}
            {lang && ` (${shell(`language.${lang}`)})`}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
