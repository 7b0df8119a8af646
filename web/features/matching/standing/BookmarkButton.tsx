import { ActionIcon, type ActionIconProps } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Bookmark, BookmarkCheck } from 'lucide-react'
import type { Standing } from '#contract/matching/standing.ts'
import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './BookmarkButton.module.css'
import { useBookmark } from './useBookmark.tsx'

type Props = Pick<ActionIconProps, 'variant' | 'size' | 'className'> & { person: ListedParticipant; standing: Standing }

export function BookmarkButton({ person, standing, variant = 'default', size = 'lg', className = '' }: Props) {
  const t = useWords('matching')
  const queryClient = useQueryClient()
  const turn = useBookmark(queryClient, person)
  const isOn = standing.isBookmarked
  return (
    <ActionIcon
      variant={variant}
      size={size}
      className={`${classes.root} ${className}`}
      aria-pressed={isOn}
      aria-label={t('bookmark.label', { name: `${person.firstName} ${person.lastName}` })}
      onClick={() => void turn(!isOn)}
    >
      <Icon of={isOn ? BookmarkCheck : Bookmark} />
    </ActionIcon>
  )
}
