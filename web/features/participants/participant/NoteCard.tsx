import { Button, Textarea } from '@mantine/core'
import { Lock } from 'lucide-react'
import { limits } from '#contract/limits.ts'
import type { SeenProfile } from '#contract/participants/profile-shapes.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Chip } from '#web/ui/Chip.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './NoteCard.module.css'
import { RailCard } from './RailCard.tsx'
import { useNote } from './useNote.ts'

type Props = { person: SeenProfile; onSaved: (note: string) => void }

export function NoteCard({ person, onSaved }: Props) {
  const t = useWords('participants')
  const { text, state, change, saveNow } = useNote(person.id, person.note, onSaved)
  const badge = <Chip icon={<Icon of={Lock} size={12} />}>{t('person.onlyYou')}</Chip>
  return (
    <RailCard title={t('person.note')} badge={badge}>
      <Textarea
        aria-label={t('person.noteLabel', { name: person.firstName })}
        placeholder={t('person.notePlaceholder')}
        autosize
        minRows={2}
        maxRows={12}
        maxLength={limits.text.max}
        value={text}
        onChange={event => change(event.currentTarget.value)}
        onBlur={saveNow}
      />
      <div className={classes.state} aria-live="polite">
        {state === 'saving' && <Text size="small">{t('person.noteSaving')}</Text>}
        {state === 'saved' && <Text size="small">{t('person.noteSaved')}</Text>}
        {state === 'failed' && (
          <>
            <Text size="small" tone="danger">
              {t('person.noteFailed')}
            </Text>
            <Button variant="subtle" size="xs" onClick={saveNow}>
              {t('person.retry')}
            </Button>
          </>
        )}
      </div>
    </RailCard>
  )
}
