import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Checkbox } from '@mantine/core'
import { PolicyText } from './PolicyText.tsx'

type Props = { isTicked: boolean; onChange: (isTicked: boolean) => void }

export function PolicyBox({ isTicked, onChange }: Props) {
  return (
    <Checkbox
      name="policy"
      label={<PolicyText />}
      checked={isTicked}
      onChange={event => onChange(event.currentTarget.checked)}
    />
  )
}
