import { Button } from '@mantine/core'
import { KeyRound, Mail } from 'lucide-react'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './LoginForm.module.css'

type Props = { way: 'MAGIC' | 'OTP'; isBusy: boolean; isDisabled: boolean; onClick: () => void }

/** Requests a letter with a link or a code, to the email that is already typed. */
export function LetterButton({ way, isBusy, isDisabled, onClick }: Props) {
  const t = useWords('auth')
  return (
    <Button
      variant="default"
      size="lg"
      className={classes.letter}
      leftSection={<Icon of={way === 'OTP' ? KeyRound : Mail} />}
      loading={isBusy}
      disabled={isDisabled}
      onClick={onClick}
    >
      {t(way === 'OTP' ? 'login.sendCode' : 'login.sendLink')}
    </Button>
  )
}
