import '@mantine/core/styles/Popover.layer.css'
import { Popover } from '@mantine/core'
import { ChevronDown, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useWords } from '#web/lib/words/words.ts'
import { ChipButton } from '#web/ui/Chip.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './Filters.module.css'

type Props = {
  label: string
  value: string
  onClear: () => void
  children: (close: () => void) => ReactNode
}

/** A set filter shows its value and a button to clear it; an unset one opens its choices. */
export function FilterChip({ label, value, onClear, children }: Props) {
  const t = useWords('participants')
  const [isOpen, setOpen] = useState(false)
  if (value)
    return (
      <ChipButton isOn aria-label={t('list.remove', { filter: `${label}, ${value}` })} onClick={onClear}>
        <span>{value}</span>
        <Icon of={X} size={15} />
      </ChipButton>
    )
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      width={300}
      radius="lg"
      shadow="md"
      trapFocus
      returnFocus
      withinPortal={false}
      classNames={{ dropdown: classes.choices ?? '' }}
    >
      <Popover.Target>
        <ChipButton onClick={() => setOpen(isNow => !isNow)}>
          {label}
          <Icon of={ChevronDown} size={15} />
        </ChipButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>{children(() => setOpen(false))}</Popover.Dropdown>
    </Popover>
  )
}
