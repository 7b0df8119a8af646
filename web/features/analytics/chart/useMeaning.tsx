import { ActionIcon } from '@mantine/core'
import { Info } from 'lucide-react'
import { useId, useState } from 'react'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './useMeaning.module.css'

/** What a figure means: a button beside its name, and the text under it once it is pressed. */
export function useMeaning(name: string, text: string) {
  const t = useWords('analytics')
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return {
    button: (
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        className={classes.button}
        aria-label={t('meaningOf', { chart: name })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon of={Info} size={16} />
      </ActionIcon>
    ),
    text: (
      <div id={id} hidden={!isOpen}>
        <Text size="small" tone="soft" className={classes.text}>
          {text}
        </Text>
      </div>
    ),
  }
}
