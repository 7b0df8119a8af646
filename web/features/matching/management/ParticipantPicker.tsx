import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { limits } from '#contract/limits.ts'
import { api } from '#web/lib/calls/api.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import classes from './ParticipantPicker.module.css'

export type Member = { id: string; firstName: string; lastName: string; avatarUrl: string | null }
/** The typed text, and the selected member. */
type Picked = { text: string; member: Member | null }

export const noPick: Picked = { text: '', member: null }
export const nameOf = ({ firstName, lastName }: Member): string => `${firstName} ${lastName}`

const offeredAtMost = 8
const isNamed = (member: Member, text: string) => nameOf(member).toLowerCase().includes(text.trim().toLowerCase())

type Props = {
  label: string
  /** Who it is while nobody is selected. */
  placeholder?: string | undefined
  value: Picked
  onChange: (value: Picked) => void
  error?: ReactNode
  /** Where to look, by default among all members. `key` names it in the cache. */
  source?: { key: string; find: (search: string, signal: AbortSignal) => Promise<Member[]> }
}

/** Selects one member by name. */
export function ParticipantPicker({ label, placeholder = '', value, onChange, error, source }: Props) {
  const t = useWords('network')
  const { id } = useCommunity()
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const [search] = useDebouncedValue(value.text.trim(), 200)
  const {
    data: found = [],
    isSuccess,
    isPlaceholderData,
  } = useQuery({
    queryKey: ['names', source?.key ?? id, search],
    queryFn: ({ signal }) =>
      source ? source.find(search, signal) : api.directory.listNames({ id, ...(search ? { search } : {}) }, { signal }),
    enabled: combobox.dropdownOpened && value.member === null,
    placeholderData: keepPreviousData,
  })
  /** Until the results for the typed text arrive, earlier ones are filtered by it. */
  const isLate = isPlaceholderData || search !== value.text.trim()
  const offered = found.filter(member => !isLate || isNamed(member, value.text)).slice(0, offeredAtMost)
  return (
    <Combobox
      store={combobox}
      shadow="md"
      radius="lg"
      withinPortal={false}
      onOptionSubmit={chosenId => {
        const member = found.find(each => each.id === chosenId)
        if (member) onChange({ text: nameOf(member), member })
        combobox.closeDropdown()
      }}
    >
      <Combobox.Target>
        <TextInput
          label={label}
          placeholder={placeholder}
          autoComplete="off"
          maxLength={limits.search.max}
          leftSection={value.member && <Avatar name={nameOf(value.member)} src={value.member.avatarUrl} size={24} />}
          value={value.text}
          error={error}
          onFocus={() => combobox.openDropdown()}
          onChange={event => {
            onChange({ text: event.currentTarget.value, member: null })
            combobox.openDropdown()
          }}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown
        hidden={value.member !== null || !isSuccess || (isLate && offered.length === 0)}
        className={classes.dropdown ?? ''}
      >
        <Combobox.Options aria-label={label}>
          {offered.map(member => (
            <Combobox.Option key={member.id} value={member.id} className={classes.option ?? ''}>
              <Avatar name={nameOf(member)} src={member.avatarUrl} size={28} />
              {nameOf(member)}
            </Combobox.Option>
          ))}
          {offered.length === 0 && !isLate && <Combobox.Empty>{t('rules.nobody')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
