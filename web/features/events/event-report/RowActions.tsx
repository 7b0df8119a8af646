import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { ActionIcon, Button, Menu } from '@mantine/core'
import { Ellipsis } from 'lucide-react'
import { Link } from 'react-router'
import { type ParticipationStatus, participationStatuses } from '#contract/events/event-fields.ts'
import type { ReportedEvent, ReportRow } from '#contract/events/event-report.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './ReportTable.module.css'
import { nameOf, type SettablePayment, useStatusChange } from './useStatusChange.ts'

type Props = {
  row: ReportRow
  event: ReportedEvent
  isPlanned: boolean
  onApprove: () => void
  onReject: () => void
}

/** Only events with approval have participants who wait for it again. */
const settable = (row: ReportRow, event: ReportedEvent): ParticipationStatus[] =>
  participationStatuses.filter(status => status !== row.status && (status !== 'PENDING' || event.isApprovalRequired))

const payable = ({ payment }: ReportRow): SettablePayment[] =>
  payment === null ? [] : (['PAID', 'UNPAID', 'REFUNDED'] as const).filter(status => status !== payment)

/** Approve and reject in place where someone waits for it, and the menu with the rest. */
export function RowActions({ row, event, isPlanned, onApprove, onReject }: Props) {
  const t = useWords('eventReport')
  const { setStatus, setPayment } = useStatusChange(event.id)
  if (isPlanned) return null
  const waits = row.status === 'PENDING' && event.isApprovalRequired && row.steps.approval === false
  return (
    <div className={classes.buttons}>
      {waits && (
        <>
          <Button variant="light" size="xs" onClick={onApprove}>
            {t('approve')}
          </Button>
          <Button variant="default" size="xs" onClick={onReject}>
            {t('reject')}
          </Button>
        </>
      )}
      <Menu position="bottom-end" width={240} shadow="md" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon variant="subtle" size={36} aria-label={t('more', { name: nameOf(row) })}>
            <Icon of={Ellipsis} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {row.person.slug && (
            <Menu.Item component={Link} to={`/u/${row.person.slug}`}>
              {t('openProfile')}
            </Menu.Item>
          )}
          <Menu.Label>{t('setStatus')}</Menu.Label>
          {settable(row, event).map(status => (
            <Menu.Item key={status} onClick={() => void setStatus(row, status)}>
              {t(`status.${status}`)}
            </Menu.Item>
          ))}
          {payable(row).length > 0 && <Menu.Label>{t('setPayment')}</Menu.Label>}
          {payable(row).map(status => (
            <Menu.Item key={status} onClick={() => void setPayment(row, status)}>
              {t(`payment.${status}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
