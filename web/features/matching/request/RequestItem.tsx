import { ActionIcon, Button } from '@mantine/core'
import { Check, Flag } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Request } from '#contract/matching/request.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Tags } from '#web/ui/Chip.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { photoUrl } from '#web/ui/photo.ts'
import { Text } from '#web/ui/Text.tsx'
import { ReportSheet } from '../report/ReportSheet.tsx'
import { AnswerBox } from './AnswerBox.tsx'
import { postedAgo } from './postedAgo.ts'
import classes from './RequestItem.module.css'

export function RequestItem({ request }: { request: Request }) {
  const t = useWords('matching')
  const language = useLanguage()
  const { id, person, text, createdAt, answerCount } = request
  const [isOpen, setOpen] = useState(false)
  const [isReporting, setReporting] = useState(false)
  /** The answer just sent, until the list is refetched. */
  const [sent, setSent] = useState<string | null>(null)
  const answer = request.myAnswer ?? sent
  const count = answerCount + (sent !== null && request.myAnswer === null ? 1 : 0)
  const name = `${person.firstName} ${person.lastName}`
  const work = [person.position, person.company].filter(Boolean).join(', ')
  const facts = [work, person.city].filter(Boolean).join(' · ')
  return (
    <Card as="li" className={classes.root}>
      <div className={classes.head}>
        <Avatar name={name} src={person.avatarUrl && photoUrl(person.avatarUrl, 108)} size={44} />
        <div className={classes.who}>
          <Link to={`/u/${person.slug}`} className={classes.name}>
            {name}
          </Link>
          {facts && (
            <Text size="small" tone="quiet">
              {facts}
            </Text>
          )}
        </div>
        <Text as="span" size="small" tone="quiet" className={classes.time}>
          {postedAgo(createdAt, Date.now(), language) ?? t('feed.now')}
        </Text>
      </div>
      <Text size="lead" className={classes.text}>
        {text}
      </Text>
      {isOpen && answer === null ? (
        <AnswerBox id={id} name={person.firstName} onSent={setSent} onClose={() => setOpen(false)} />
      ) : (
        <div className={classes.bottom}>
          <div className={classes.tags}>
            <Tags tags={person.tags} max={4} isOneLine />
          </div>
          {count > 0 && (
            <Text as="span" size="small" tone="quiet">
              {t('feed.answers', { count })}
            </Text>
          )}
          <ActionIcon
            variant="subtle"
            size={44}
            aria-label={t('feed.report', { name })}
            onClick={() => setReporting(true)}
          >
            <Icon of={Flag} size={16} />
          </ActionIcon>
          {answer === null && (
            <Button variant="light" size="sm" aria-label={t('feed.helpWith', { name })} onClick={() => setOpen(true)}>
              {t('feed.help')}
            </Button>
          )}
        </div>
      )}
      {answer !== null && (
        <div className={classes.mine}>
          <p className={classes.said}>
            <Icon of={Check} size={15} />
            {t('feed.mine')}
          </p>
          <Text tone="soft" className={classes.answer}>
            {answer}
          </Text>
        </div>
      )}
      <ReportSheet person={person} requestId={id} isOpen={isReporting} onClose={() => setReporting(false)} />
    </Card>
  )
}
