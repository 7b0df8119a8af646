import { UnstyledButton } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import classes from './Chip.module.css'
import { shownTags } from './shownTags.ts'

export type ChipTone = 'brand' | 'accent' | 'success' | 'warning' | 'danger' | 'info' | 'neutral'

type ChipProps = {
  tone?: ChipTone
  size?: 'md' | 'lg'
  icon?: ReactNode
  children: ReactNode
}

/** A tinted label, such as a status. The colour is only decorative. */
export function Chip({ tone = 'neutral', size = 'md', icon, children }: ChipProps) {
  return (
    <span className={classes.root} data-tone={tone} data-size={size} data-with-icon={icon ? true : undefined}>
      {icon}
      {children}
    </span>
  )
}

type ChipButtonProps = { isOn?: boolean; size?: 'sm' | 'md' } & ComponentProps<'button'>

/** A clickable chip: a filter, or a suggestion. */
export function ChipButton({ isOn = false, size = 'md', className, ...rest }: ChipButtonProps) {
  const names = [classes.button, className].filter(Boolean).join(' ')
  return <UnstyledButton className={names} data-on={isOn || undefined} data-size={size} {...rest} />
}

type TagsProps = {
  tags: string[]
  max?: number
  /** Only as many as fit into one line. */
  isOneLine?: boolean
}

export function Tags({ tags, max, isOneLine = false }: TagsProps) {
  const shown = shownTags(tags).slice(0, max)
  if (shown.length === 0) return null
  return (
    <ul className={classes.tags} data-one-line={isOneLine || undefined}>
      {shown.map(tag => (
        <li key={tag} className={classes.tag}>
          {tag}
        </li>
      ))}
    </ul>
  )
}

type RemovableTagsProps = { tags: string[]; label: string; removeButton: (tag: string) => ReactNode }

/** Tags of a form, each with a button that removes it. */
export function RemovableTags({ tags, label, removeButton }: RemovableTagsProps) {
  return (
    <ul className={classes.tags} aria-label={label}>
      {tags.map(tag => (
        <li key={tag} className={classes.tag} data-removable>
          <span>{tag}</span>
          {removeButton(tag)}
        </li>
      ))}
    </ul>
  )
}
