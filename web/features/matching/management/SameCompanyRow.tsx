import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { useWords } from '#web/lib/words/words.ts'
import { RuleCard } from './RuleCard.tsx'
import type { RulesChange } from './useRules.ts'

export function SameCompanyRow({ isOn, isBusy, onChange }: { isOn: boolean; isBusy: boolean; onChange: RulesChange }) {
  const t = useWords('network')
  return (
    <RuleCard
      title={t('rules.company')}
      text={t('rules.companyText')}
      action={
        <Switch
          aria-label={t('rules.company')}
          checked={isOn}
          disabled={isBusy}
          onChange={event => onChange({ neverSameCompany: event.currentTarget.checked })}
        />
      }
    />
  )
}
