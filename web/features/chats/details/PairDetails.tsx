import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Chat } from '#contract/chats/chat-shapes.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ReasonBox } from '#web/ui/ReasonBox.tsx'
import { Relevance } from '#web/ui/Relevance.tsx'
import { meetingTime } from '../meeting/meetingTimes.ts'
import { detailsQuery } from '../queries.ts'
import type { Asked } from './asked.ts'
import classes from './ChatDetails.module.css'

type Props = { chat: Chat; onAsk: (asked: Asked) => void }

/** What the two of a chat have in common; left out where it cannot be loaded. */
export function PairDetails({ chat, onAsk }: Props) {
  const t = useWords('chats')
  const language = useLanguage()
  const { data } = useQuery({ ...detailsQuery(chat.id, language), enabled: chat.kind === 'PAIR' && chat.isOpen })
  if (!data || !chat.isOpen) return null
  const { position, company, relevanceLevel, reason, nextEvent, note } = data
  const work = [position, company].filter(Boolean).join(', ')
  return (
    <div className={classes.pair}>
      {work && <p className={classes.work}>{work}</p>}
      {relevanceLevel && <Relevance level={relevanceLevel} />}
      {reason && <ReasonBox reason={reason} level={relevanceLevel} />}
      {nextEvent && (
        <section className={classes.part} aria-label={t('details.next')}>
          <p className={classes.title}>{t('details.next')}</p>
          <Link to={`/event/${nextEvent.slug}`} className={classes.event}>
            <img src={nextEvent.coverUrl} alt="" width={44} height={44} loading="lazy" decoding="async" />
            <span>
              <b>{nextEvent.title}</b>
              <span>{meetingTime(nextEvent.startsAt, language, nextEvent.timeZone)}</span>
            </span>
          </Link>
        </section>
      )}
      <section className={classes.part} aria-label={t('details.note')}>
        <p className={classes.title}>{t('details.note')}</p>
        <p className={classes.note} data-empty={!note || undefined}>
          {note || t('details.noNote')}
        </p>
        <button type="button" className={classes.link} onClick={() => onAsk({ kind: 'note', note })}>
          {t(note ? 'details.editNote' : 'details.addNote')}
        </button>
      </section>
    </div>
  )
}
