import { ActionIcon, Button, UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Pencil, Sparkles } from 'lucide-react'
import { useId, useState } from 'react'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import { ownRequestQuery } from '../queries.ts'
import classes from './OwnRequest.module.css'
import { PastRequests } from './PastRequests.tsx'
import { RequestAnswers } from './RequestAnswers.tsx'
import { useFulfilment } from './useFulfilment.ts'

/** The user's own request with its answers. */
export function OwnRequest({ onEdit }: { onEdit: () => void }) {
  const t = useWords('matching')
  const answersId = useId()
  const written = useSession().participant?.lookingFor ?? ''
  const own = useQuery(ownRequestQuery).data
  const [isOpen, setOpen] = useState(false)
  const answers = own?.answers ?? []
  const { fulfil, reopen, isBusy, problem } = useFulfilment()
  return (
    <Card as="section" className={classes.root}>
      <div className={classes.head}>
        <Heading level={2} size="item">
          {t('request.title')}
        </Heading>
        {written && (
          <ActionIcon size="sm" className={classes.edit ?? ''} aria-label={t('request.edit')} onClick={onEdit}>
            <Icon of={Pencil} size={16} />
          </ActionIcon>
        )}
      </div>
      <Text size="body" tone={written ? 'ink' : 'quiet'} className={classes.text}>
        {written || t('request.none')}
      </Text>
      {!written && (
        <Button variant="light" size="sm" className={classes.write ?? ''} onClick={onEdit}>
          {t('request.write')}
        </Button>
      )}
      {written && own && answers.length === 0 && (
        <Text size="small" tone="quiet">
          {t('request.nobody')}
        </Text>
      )}
      {answers.length > 0 && (
        <>
          <UnstyledButton
            className={classes.count ?? ''}
            aria-expanded={isOpen}
            aria-controls={answersId}
            onClick={() => setOpen(isNow => !isNow)}
          >
            <Icon of={Sparkles} size={15} className={classes.spark ?? ''} />
            {isOpen ? t('request.hide') : t('request.answered', { count: answers.length })}
            <Icon of={ChevronDown} size={15} className={classes.arrow ?? ''} />
          </UnstyledButton>
          <div id={answersId} hidden={!isOpen}>
            <RequestAnswers answers={answers} />
          </div>
        </>
      )}
      {written && own && (
        <Button
          variant="default"
          size="xs"
          className={classes.write ?? ''}
          loading={isBusy}
          onClick={() => fulfil(own.id)}
        >
          {t('request.fulfil')}
        </Button>
      )}
      {problem && (
        <Text size="small" tone="danger">
          <span role="alert">{problem}</span>
        </Text>
      )}
      <PastRequests onReopen={reopen} isBusy={isBusy} />
    </Card>
  )
}
