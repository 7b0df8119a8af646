import { Button } from '@mantine/core'
import { useWords } from '#web/lib/words/words.ts'
import { Sheet } from '#web/ui/Sheet.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './ConflictSheet.module.css'
import type { Conflict } from './conflict.ts'
import type { EventValues, Field } from './values.ts'

type Props = {
  conflict: Conflict | null
  mine: EventValues
  onLoad: () => void
  onKeep: () => void
  onClose: () => void
}

/** Two people edited the event: what differs, and whose version stays. Closing it leaves everything as typed. */
export function ConflictSheet({ conflict, mine, onLoad, onKeep, onClose }: Props) {
  const t = useWords('eventForm')
  const other = mine.lang === 'en' ? 'ru' : 'en'
  const label = (field: Field) =>
    field === 'lang' || field === 'isSlugTyped'
      ? t('fields.lang')
      : t(`fields.${field}`, { language: t(`inLanguages.${other}`) })
  const shown = (value: EventValues[Field] | undefined) => {
    if (typeof value === 'boolean') return t(value ? 'conflict.yes' : 'conflict.no')
    return String(value ?? '').trim() || t('conflict.empty')
  }
  const fields = conflict?.fields ?? []
  return (
    <Sheet
      isOpen={conflict !== null}
      onClose={onClose}
      title={t('conflict.title', { name: conflict?.name ?? t('conflict.somebody') })}
      text={fields.length > 0 ? t('conflict.text') : t('conflict.same')}
      actions={
        <>
          <Button variant="default" onClick={onLoad}>
            {t('conflict.load')}
          </Button>
          <Button onClick={onKeep} data-autofocus>
            {t('conflict.keep')}
          </Button>
        </>
      }
    >
      {fields.length > 0 && (
        <dl className={classes.root}>
          {fields.map(field => (
            <div key={field} className={classes.field}>
              <dt className={classes.name}>{label(field)}</dt>
              <dd className={classes.value}>
                <Text as="span" size="caption" tone="quiet">
                  {t('conflict.theirs')}
                </Text>
                <span>{shown(conflict?.theirs[field])}</span>
              </dd>
              <dd className={classes.value}>
                <Text as="span" size="caption" tone="quiet">
                  {t('conflict.yours')}
                </Text>
                <span>{shown(mine[field])}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Sheet>
  )
}
