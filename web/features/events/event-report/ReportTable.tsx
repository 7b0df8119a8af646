import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, VisuallyHidden } from '@mantine/core'
import type { ReportedEvent, ReportRow } from '#contract/events/event-report.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { EmailText } from '#web/ui/EmailText.tsx'
import { viewerMoment } from '../event/eventTime.ts'
import type { MoveKind } from './moves.ts'
import { ReportStatus } from './ReportStatus.tsx'
import classes from './ReportTable.module.css'
import { RowActions } from './RowActions.tsx'
import { nameOf } from './useStatusChange.ts'

type Props = {
  event: ReportedEvent
  rows: ReportRow[]
  openId: string
  selected: Set<string>
  planned: Map<string, MoveKind>
  onSelect: (ids: string[], isOn: boolean) => void
  onOpen: (row: ReportRow) => void
  onApprove: (row: ReportRow) => void
  onReject: (row: ReportRow) => void
}

/** Only those who wait for an organiser can be approved or rejected. */
export const isWaitingFor = (row: ReportRow, planned: Map<string, MoveKind>): boolean =>
  row.status === 'PENDING' && row.steps.approval === false && !planned.has(row.participantId)

/** A table on wide screens; the same rows as a list on phones. */
export function ReportTable(props: Props) {
  const { event, rows, openId, selected, planned, onSelect } = props
  const t = useWords('eventReport')
  const choosable = rows.filter(row => isWaitingFor(row, planned)).map(({ participantId }) => participantId)
  const chosen = choosable.filter(id => selected.has(id)).length
  return (
    <table className={classes.table} data-narrow={openId !== '' || undefined}>
      <thead>
        <tr>
          {choosable.length > 0 ? (
            <th className={classes.check}>
              <Checkbox
                aria-label={t('selectPage')}
                checked={chosen > 0 && chosen === choosable.length}
                indeterminate={chosen > 0 && chosen < choosable.length}
                onChange={({ currentTarget }) => onSelect(choosable, currentTarget.checked)}
              />
            </th>
          ) : (
            <td className={`${classes.check} ${classes.spare}`} />
          )}
          <th scope="col">{t('column.person')}</th>
          <th scope="col">{t('column.status')}</th>
          {event.isPaid && (
            <th scope="col" className={classes.payment}>
              {t('column.payment')}
            </th>
          )}
          <th scope="col" className={classes.lesser}>
            {t('column.joined')}
          </th>
          <th scope="col" className={classes.lesser}>
            {t('column.came')}
          </th>
          <th scope="col" className={classes.actions}>
            <VisuallyHidden>{t('column.actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <Row key={row.participationId} row={row} {...props} />
        ))}
      </tbody>
    </table>
  )
}

function Row({
  row,
  event,
  openId,
  selected,
  planned,
  onSelect,
  onOpen,
  onApprove,
  onReject,
}: Props & { row: ReportRow }) {
  const t = useWords('eventReport')
  const language = useLanguage()
  const name = nameOf(row)
  const { participantId } = row
  const isOpen = openId === participantId
  const waits = isWaitingFor(row, planned)
  const facts = [
    row.plusOnes > 0 && t('guests', { count: row.plusOnes }),
    event.hasQuestions && row.answers > 0 && t('answers', { count: row.answers }),
  ]
    .filter(fact => fact !== false)
    // "3 answers" stays on one line.
    .map(fact => fact.replaceAll(' ', '\u00a0'))
  return (
    <tr
      data-selected={selected.has(participantId) || undefined}
      data-open={isOpen || undefined}
      data-waits={waits || undefined}
    >
      <td className={classes.check}>
        {waits && (
          <Checkbox
            aria-label={t('select', { name })}
            checked={selected.has(participantId)}
            onChange={({ currentTarget }) => onSelect([participantId], currentTarget.checked)}
          />
        )}
      </td>
      <td className={classes.person}>
        <div className={classes.face}>
          <Avatar name={name} src={row.person.avatarUrl} size={36} />
          <div className={classes.words}>
            <button
              type="button"
              className={classes.name}
              aria-label={t('showAnswers', { name })}
              aria-expanded={isOpen}
              onClick={() => onOpen(row)}
            >
              {name}
            </button>
            <span className={classes.email}>
              <EmailText>{row.email}</EmailText>
              {facts.map(fact => ` · ${fact}`)}
            </span>
          </div>
        </div>
      </td>
      <td className={classes.status}>
        <ReportStatus row={row} planned={planned.get(participantId) ?? null} />
      </td>
      {event.isPaid && <td className={classes.payment}>{row.payment ? t(`payment.${row.payment}`) : ''}</td>}
      <td className={classes.lesser}>
        <time dateTime={row.joinedAt}>{viewerMoment(row.joinedAt, { language })}</time>
      </td>
      <td className={classes.lesser}>
        {row.checkedInAt && <time dateTime={row.checkedInAt}>{viewerMoment(row.checkedInAt, { language })}</time>}
      </td>
      <td className={classes.actions}>
        <RowActions
          row={row}
          event={event}
          isPlanned={planned.has(participantId)}
          onApprove={() => onApprove(row)}
          onReject={() => onReject(row)}
        />
      </td>
    </tr>
  )
}
