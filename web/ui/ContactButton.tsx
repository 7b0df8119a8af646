import { Button, type ButtonProps } from '@mantine/core'
import { broadcast } from '#web/lib/events.ts'
import { useWords } from '#web/lib/words/words.ts'

type Props = { variant?: ButtonProps['variant']; label?: string }

/** Opens "Contact us". */
export function ContactButton({ variant = 'filled', label }: Props) {
  const t = useWords('ui')
  return (
    <Button variant={variant} onClick={() => broadcast('openContact')}>
      {label ?? t('contactUs')}
    </Button>
  )
}
