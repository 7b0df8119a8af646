import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, UnstyledButton } from '@mantine/core'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ListedMember } from '#contract/crm/member-list.ts'
import { ago } from '#web/lib/words/dates.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Tags } from '#web/ui/Chip.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { type ColumnName, columnSorts } from './columns.ts'
import type { ListState } from './listState.ts'
import { MemberStatus } from './MemberStatus.tsx'
import classes from './MemberTable.module.css'
import { shortDate } from './shortDate.ts'

type Named = Pick<ListedMember, 'firstName' | 'lastName' | 'email'>

export const nameOf = ({ firstName, lastName, email }: Named): string => `${firstName} ${lastName}`.trim() || email

type Props = {
  members: ListedMember[]
  state: ListState
  /** Only those who may act on members select them. */
  mayManage: boolean
  isSelected: (id: string) => boolean
  /** The member on whom the keyboard is. */
  current: string
  onSelect: (ids: string[], isOn: boolean) => void
  onOpen: (id: string) => void
  onSort: (sort: Pick<ListState, 'sort' | 'order'>) => void
}

/** A table on wide screens; the same rows as a list on phones. */
export function MemberTable(props: Props) {
  const { members, state, mayManage, isSelected, onSelect, onSort } = props
  const t = useWords('crm')
  const ids = members.map(({ id }) => id)
  const chosen = ids.filter(isSelected).length
  return (
    <table className={classes.table} data-narrow={state.member !== '' || undefined} aria-label={t('table')}>
      <thead>
        <tr>
          {mayManage && (
            <th className={classes.check}>
              <Checkbox
                aria-label={t('selectPage')}
                checked={chosen > 0 && chosen === ids.length}
                indeterminate={chosen > 0 && chosen < ids.length}
                onChange={({ currentTarget }) => onSelect(ids, currentTarget.checked)}
              />
            </th>
          )}
          {(['member', ...state.columns] as const).map(column => (
            <HeaderCell key={column} column={column} state={state} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {members.map(member => (
          <Row key={member.id} member={member} {...props} />
        ))}
      </tbody>
    </table>
  )
}

type HeaderProps = { column: ColumnName | 'member'; state: ListState; onSort: Props['onSort'] }

function HeaderCell({ column, state, onSort }: HeaderProps) {
  const t = useWords('crm')
  const own = columnSorts[column]
  const label = t(`column.${column}`)
  const isSorted = own?.sort === state.sort
  const order = isSorted ? (state.order === 'asc' ? 'ascending' : 'descending') : undefined
  const turned = state.order === 'asc' ? 'desc' : 'asc'
  return (
    <th scope="col" className={classes[column]} aria-sort={order}>
      {own ? (
        <UnstyledButton
          className={classes.sort ?? ''}
          aria-label={t('sortBy', { column: label })}
          onClick={() => onSort({ sort: own.sort, order: isSorted ? turned : own.order })}
        >
          {label}
          {isSorted && <Icon of={state.order === 'asc' ? ArrowUp : ArrowDown} size={14} />}
        </UnstyledButton>
      ) : (
        label
      )}
    </th>
  )
}

function Row({ member, state, mayManage, isSelected, current, onSelect, onOpen }: Props & { member: ListedMember }) {
  const t = useWords('crm')
  const { id } = member
  const name = nameOf(member)
  const work = [member.position, member.company].filter(Boolean).join(', ')
  return (
    <tr
      data-id={id}
      data-selected={isSelected(id) || undefined}
      data-open={state.member === id || undefined}
      data-current={current === id || undefined}
    >
      {mayManage && (
        <td className={classes.check}>
          <Checkbox
            aria-label={t('select', { name })}
            checked={isSelected(id)}
            onChange={({ currentTarget }) => onSelect([id], currentTarget.checked)}
          />
        </td>
      )}
      <td className={classes.member}>
        <div className={classes.face}>
          <Avatar name={name} src={member.avatarUrl} size={36} />
          <div className={classes.words}>
            <button
              type="button"
              className={classes.name}
              aria-label={t('open', { name })}
              aria-expanded={state.member === id}
              onClick={() => onOpen(id)}
            >
              {name}
            </button>
            <span className={classes.email} title={member.email}>
              {member.email}
            </span>
            <span className={classes.work}>{work}</span>
          </div>
        </div>
      </td>
      {state.columns.map(column => (
        <td key={column} className={classes[column]}>
          <Cell column={column} member={member} />
        </td>
      ))}
    </tr>
  )
}

function Cell({ column, member }: { column: ColumnName; member: ListedMember }): ReactNode {
  const language = useLanguage()
  const t = useWords('crm')
  switch (column) {
    case 'position':
      return [member.position, member.company].filter(Boolean).join(', ')
    case 'company':
      return member.company
    case 'city':
      return member.city
    case 'status':
      return <MemberStatus member={member} />
    case 'joined':
      return <time dateTime={member.joinedAt}>{shortDate(member.joinedAt, language)}</time>
    case 'lastActive':
      return <LastActive at={member.lastActiveAt} />
    case 'intros':
      return (member.introsSent + member.introsReceived).toLocaleString(language)
    case 'introsAnswered':
      return member.introsAnswered.toLocaleString(language)
    case 'events':
      return member.eventsAttended.toLocaleString(language)
    case 'tags':
      return <Tags tags={member.memberTags} max={3} />
    case 'topics':
      return <Tags tags={member.topics} max={3} />
    case 'language':
      return member.language ? t(`languages.${member.language}`) : ''
  }
}

const weekMs = 7 * 24 * 3600_000

export function LastActive({ at }: { at: string | null }) {
  const language = useLanguage()
  const t = useWords('crm')
  if (!at) return t('never')
  const isLongAgo = Date.now() - Date.parse(at) > weekMs
  return <time dateTime={at}>{isLongAgo ? shortDate(at, language) : (ago(at, Date.now(), language) ?? t('now'))}</time>
}
