import { Link } from 'react-router'
import type { ListedNewsletter } from '#contract/newsletters/newsletter-shapes.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Chip } from '#web/ui/Chip.tsx'
import { Text } from '#web/ui/Text.tsx'
import { momentText } from './moment.ts'
import classes from './NewslettersPage.module.css'
import { ProgressLine } from './ProgressLine.tsx'
import { statusTones } from './statusTones.ts'

/** A newsletter in the list: subject, status, and how far it was sent. */
export function NewsletterRow({ newsletter }: { newsletter: ListedNewsletter }) {
  const t = useWords('newsletters')
  const language = useLanguage()
  const { id, kind, status, subject, author, progress } = newsletter
  const time = timeOf(newsletter)
  const facts = [
    kind !== 'NEWSLETTER' && t(`kind.${kind}`),
    t(time.word, { time: momentText(time.at, language) }),
    author && t('by', { name: author.name }),
  ].filter(fact => typeof fact === 'string')
  return (
    <li>
      <Link className={classes.row} to={`/admin/newsletters/${id}`}>
        <span className={classes.words}>
          <span className={classes.subject} data-empty={subject === '' || undefined}>
            {subject || t('noSubject')}
          </span>
          <Text as="span" size="small" tone="quiet">
            {facts.join(' · ')}
          </Text>
        </span>
        {progress.total > 0 && <ProgressLine progress={progress} />}
        <Chip tone={statusTones[status]}>{t(`status.${status}`)}</Chip>
      </Link>
    </li>
  )
}

type Times = Pick<ListedNewsletter, 'status' | 'updatedAt' | 'startsAt' | 'finishedAt'>

/** When the last thing happened to it, with the word for that. */
export function timeOf({ status, updatedAt, startsAt, finishedAt }: Times) {
  if (status === 'SCHEDULED' && startsAt) return { word: 'startsAt', at: startsAt } as const
  if (status === 'SENT' && finishedAt) return { word: 'sentAt', at: finishedAt } as const
  if (status === 'CANCELLED' && finishedAt) return { word: 'stoppedAt', at: finishedAt } as const
  return { word: 'changed', at: updatedAt } as const
}
