import { TextInput } from '@mantine/core'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { Icon } from './Icon.tsx'

const pauseMs = 300

type Props = {
  value: string
  onChange: (search: string) => void
  label: string
  className?: string | undefined
  isFocused?: boolean
}

/** Debounced; follows external changes of the address. */
export function SearchField({ value, onChange, label, className = '', isFocused = false }: Props) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    if (value !== text.trim()) setText(value)
  }
  const look = useEffectEvent(() => {
    if (text.trim() !== value) onChange(text.trim())
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter starts the pause anew
  useEffect(() => {
    const timer = setTimeout(look, pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <TextInput
      type="search"
      className={className}
      data-autofocus={isFocused || undefined}
      aria-label={label}
      placeholder={label}
      leftSection={<Icon of={Search} />}
      maxLength={limits.search.max}
      value={text}
      onChange={event => setText(event.currentTarget.value)}
    />
  )
}
