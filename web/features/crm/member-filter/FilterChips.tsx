import { X } from 'lucide-react'
import type { MemberCondition } from '#contract/crm/member-filter.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ChipButton } from '#web/ui/Chip.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useConditionText } from './useConditionText.ts'

type Props = { conditions: MemberCondition[]; onChange: (conditions: MemberCondition[]) => void }

/** The active conditions; a press removes one. */
export function FilterChips({ conditions, onChange }: Props) {
  const t = useWords('crm')
  const textOf = useConditionText()
  return conditions.map((condition, place) => {
    const text = textOf(condition)
    return (
      <ChipButton
        key={JSON.stringify(condition)}
        type="button"
        isOn
        aria-label={t('filters.remove', { condition: text })}
        onClick={() => onChange(conditions.filter((_, each) => each !== place))}
      >
        {text}
        <Icon of={X} size={14} />
      </ChipButton>
    )
  })
}
