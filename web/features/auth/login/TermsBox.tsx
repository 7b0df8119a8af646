import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Checkbox } from '@mantine/core'
import { PolicyText } from '#web/features/auth/registration/PolicyText.tsx'

type Props = { isTicked: boolean; onChange: (isTicked: boolean) => void }

/** Acceptance of the terms in the short sign-in. */
export function TermsBox({ isTicked, onChange }: Props) {
  return (
    <Checkbox
      name="terms"
      label={<PolicyText />}
      checked={isTicked}
      onChange={event => onChange(event.currentTarget.checked)}
    />
  )
}
