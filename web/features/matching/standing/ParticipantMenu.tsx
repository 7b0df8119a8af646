import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { ActionIcon, type ActionIconProps, Menu } from '@mantine/core'
import { Ellipsis, EyeOff, Flag, Link2, NotebookPen, ThumbsDown, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Standing } from '#contract/matching/standing.ts'
import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { DeclineSheet } from '../decline/DeclineSheet.tsx'
import { useDecline } from '../decline/useDecline.ts'
import { ReportSheet } from '../report/ReportSheet.tsx'
import { NeverPairSheet } from './NeverPairSheet.tsx'
import { NoteSheet } from './NoteSheet.tsx'
import { useShareLink } from './useShareLink.ts'

type Props = Pick<ActionIconProps, 'variant' | 'size'> & {
  person: ListedParticipant
  standing: Standing
  matchingId?: string
  privateNote: string
}

type Asked = 'decline' | 'note' | 'never' | 'report'

/** Further actions on a person. */
export function ParticipantMenu({ person, standing, privateNote, variant = 'default', size = 'lg' }: Props) {
  const t = useWords('matching')
  const share = useShareLink(person.slug)
  const { undo } = useDecline(person)
  const button = useRef<HTMLButtonElement>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  /** The pressed entry disappears with the menu, so the dialog returns focus to the button. */
  const ask = (kind: Asked) => {
    button.current?.focus()
    setAsked(kind)
  }
  const sheetProps = (kind: Asked) => ({ person, isOpen: asked === kind, onClose: () => setAsked(null) })
  const { can, relationType } = standing
  return (
    <>
      <Menu position="bottom-end" width={256} shadow="md" withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon
            ref={button}
            variant={variant}
            size={size}
            aria-label={t('menu.label', { name: `${person.firstName} ${person.lastName}` })}
          >
            <Icon of={Ellipsis} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {can.decline && (
            <Menu.Item leftSection={<Icon of={ThumbsDown} />} onClick={() => ask('decline')}>
              {t('menu.decline')}
            </Menu.Item>
          )}
          {relationType === 'DISLIKE' && (
            <Menu.Item leftSection={<Icon of={Undo2} />} onClick={() => void undo()}>
              {t('menu.undoDecline')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<Icon of={NotebookPen} />} onClick={() => ask('note')}>
            {t('menu.note')}
          </Menu.Item>
          <Menu.Item leftSection={<Icon of={Link2} />} onClick={() => void share()}>
            {t('menu.share')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={<Icon of={EyeOff} />} onClick={() => ask('never')}>
            {t('menu.never')}
          </Menu.Item>
          {can.report && (
            <Menu.Item leftSection={<Icon of={Flag} />} onClick={() => ask('report')}>
              {t('menu.report')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <DeclineSheet {...sheetProps('decline')} />
      <NoteSheet {...sheetProps('note')} note={privateNote} />
      <NeverPairSheet {...sheetProps('never')} />
      <ReportSheet {...sheetProps('report')} />
    </>
  )
}
