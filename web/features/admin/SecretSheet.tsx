import { Button } from '@mantine/core'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '#web/lib/browser/clipboard.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import classes from './AdminPage.module.css'

type Props = {
  secret: string | null
  onClose: () => void
  words: { title: string; text: string; copy: string; copied: string; done: string }
}

/** Shows a secret once. It closes by its button alone, so that a stray click does not lose it. */
export function SecretSheet({ secret, onClose, words }: Props) {
  const [isCopied, setCopied] = useState(false)
  return (
    <Sheet
      isOpen={secret !== null}
      isBinding
      onClose={onClose}
      title={words.title}
      text={words.text}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<Icon of={Copy} size={16} />}
            onClick={() => void copyText(secret ?? '').then(setCopied)}
          >
            {isCopied ? words.copied : words.copy}
          </Button>
          <Button
            onClick={() => {
              setCopied(false)
              onClose()
            }}
          >
            {words.done}
          </Button>
        </>
      }
    >
      <code className={classes.secret}>{secret}</code>
    </Sheet>
  )
}
