import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox } from '@mantine/core'
import type { ModeratedParticipant } from '#contract/participants/moderation.ts'
import { ago } from '#web/lib/words/dates.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import classes from './QueueList.module.css'

type Props = {
  rows: ModeratedParticipant[]
  personId: string
  selected: Set<string>
  onSelect: (selected: Set<string>) => void
  onOpen: (id: string) => void
}

/** Only those who wait can be selected for a common decision. */
export function QueueList({ rows, personId, selected, onSelect, onOpen }: Props) {
  const t = useWords('moderation')
  const waiting = rows.filter(({ moderationStatus }) => moderationStatus === 'PENDING').map(({ id }) => id)
  const chosen = waiting.filter(id => selected.has(id))
  const toggle = (ids: string[], isOn: boolean) => {
    const next = new Set(chosen)
    for (const id of ids) isOn ? next.add(id) : next.delete(id)
    onSelect(next)
  }
  return (
    <>
      {waiting.length > 1 && (
        <div className={classes.all}>
          <Checkbox
            label={t('selectPage')}
            checked={chosen.length === waiting.length}
            indeterminate={chosen.length > 0 && chosen.length < waiting.length}
            onChange={({ currentTarget }) => toggle(waiting, currentTarget.checked)}
          />
        </div>
      )}
      <ul className={classes.root} aria-label={t('queue')}>
        {rows.map(row => (
          <Row
            key={row.id}
            row={row}
            isOpen={row.id === personId}
            isSelected={selected.has(row.id)}
            onSelect={isOn => toggle([row.id], isOn)}
            onOpen={() => onOpen(row.id)}
          />
        ))}
      </ul>
    </>
  )
}

type RowProps = {
  row: ModeratedParticipant
  isOpen: boolean
  isSelected: boolean
  onSelect: (isOn: boolean) => void
  onOpen: () => void
}

function Row({ row, isOpen, isSelected, onSelect, onOpen }: RowProps) {
  const t = useWords('moderation')
  const language = useLanguage()
  const name = `${row.firstName} ${row.lastName}`.trim() || row.email
  const isWaiting = row.moderationStatus === 'PENDING'
  const time = ago(isWaiting ? row.waitingSince : row.joinedAt, Date.now(), language)
  const work = [row.position, row.company || row.city].filter(Boolean).join(', ')
  const inviter = row.invitedBy && t('invitedBy', { name: `${row.invitedBy.firstName} ${row.invitedBy.lastName}` })
  return (
    <li className={classes.row} data-open={isOpen || undefined}>
      {isWaiting && (
        <Checkbox
          className={classes.check ?? ''}
          aria-label={t('select', { name })}
          checked={isSelected}
          onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
        />
      )}
      <button type="button" className={classes.open} aria-current={isOpen || undefined} onClick={onOpen}>
        <Avatar name={name} src={row.avatarUrl} size={42} />
        <span className={classes.words}>
          <span className={classes.top}>
            <span className={classes.name}>{name}</span>
            {time && <span className={classes.time}>{time}</span>}
          </span>
          {work && <span className={classes.work}>{work}</span>}
          <span className={classes.from}>{inviter ?? row.email}</span>
          {!isWaiting && <span className={classes.from}>{t(`status.${row.moderationStatus}`)}</span>}
        </span>
      </button>
    </li>
  )
}
