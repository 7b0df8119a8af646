import { Button } from '@mantine/core'
import { Copy } from 'lucide-react'
import { useId, useState } from 'react'
import { copyText } from '#web/lib/browser/clipboard.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './CopyField.module.css'

type Props = { label: string; text?: string; value: string; copy: string; copied: string }

/** A text to enter elsewhere, exactly as it is. */
export function CopyField({ label, text, value, copy, copied }: Props) {
  const [isCopied, setCopied] = useState(false)
  const id = useId()
  return (
    <div>
      <Text as="div" weight="semibold">
        <span id={id}>{label}</span>
      </Text>
      {text && (
        <Text size="small" tone="soft">
          {text}
        </Text>
      )}
      <div className={classes.line}>
        <code className={classes.value}>{value}</code>
        <Button
          variant="default"
          size="sm"
          leftSection={<Icon of={Copy} size={16} />}
          aria-label={`${isCopied ? copied : copy}: ${label}`}
          onClick={() => void copyText(value).then(setCopied)}
        >
          {isCopied ? copied : copy}
        </Button>
      </div>
    </div>
  )
}
