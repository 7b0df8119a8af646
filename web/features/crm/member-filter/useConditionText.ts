import { useQuery } from '@tanstack/react-query'
import { contactTypes } from '#contract/communities/contact-types.ts'
import type { MemberCondition } from '#contract/crm/member-filter.ts'
import { longDate } from '#web/lib/words/dates.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { choicesQuery } from '../member-list/queries.ts'

/** The choices of a field with a fixed list of values, by value. */
export function useChoiceLabels() {
  const t = useWords('crm')
  const ui = useWords('ui')
  const language = useLanguage()
  const { data: choices } = useQuery(choicesQuery)
  return (field: MemberCondition['field'], questionId?: string): { value: string; label: string }[] => {
    const plain = (values: readonly string[]) => values.map(value => ({ value, label: value }))
    switch (field) {
      case 'language':
        return (['en', 'ru'] as const).map(value => ({ value, label: t(`languages.${value}`) }))
      case 'status':
        return (['PENDING', 'CONFIRMED', 'REJECTED'] as const).map(value => ({ value, label: ui(`status.${value}`) }))
      case 'visibility':
        return (['link', 'public', 'members', 'connections'] as const).map(value => ({
          value,
          label: t(`visibility.${value}`),
        }))
      case 'contacts':
        return contactTypes.map(value => ({ value, label: t(`contact.${value}`) }))
      case 'topics':
        return plain(choices?.topics.map(({ value }) => value) ?? [])
      case 'memberTags':
        return plain(choices?.memberTags.map(({ value }) => value) ?? [])
      case 'answer':
        return (
          choices?.questions
            .find(({ id }) => id === questionId)
            ?.options.map(({ id, text }) => ({ value: id, label: text[language] })) ?? []
        )
      default:
        return []
    }
  }
}

/** A condition in words, for its chip. */
export function useConditionText(): (condition: MemberCondition) => string {
  const t = useWords('crm')
  const language = useLanguage()
  const labels = useChoiceLabels()
  const { data: choices } = useQuery(choicesQuery)
  return condition => {
    const questionId = condition.field === 'answer' ? condition.questionId : undefined
    const question = choices?.questions.find(({ id }) => id === questionId)
    const field = question ? question.text[language] : t(`field.${condition.field}`)
    const operator = t(`operator.${condition.operator}`)
    if (!('value' in condition)) return `${field}: ${operator}`
    const { value } = condition
    if (typeof value === 'boolean') return value ? field : `${field}: ${t('filters.no').toLowerCase()}`
    if (Array.isArray(value)) {
      const known = labels(condition.field, questionId)
      const named = value.map(each => known.find(choice => choice.value === each)?.label ?? each).join(', ')
      return condition.operator === 'hasAny' || condition.operator === 'isAnyOf'
        ? `${field}: ${named}`
        : `${field}: ${operator} ${named}`
    }
    if (condition.operator === 'from' || condition.operator === 'until')
      return `${field} ${operator} ${longDate(`${value}T12:00:00Z`, language)}`
    if ((condition.operator === 'withinDays' || condition.operator === 'beforeDays') && typeof value === 'number')
      return t(`filters.${condition.operator}`, { field, days: t('filters.days', { count: value }) })
    return `${field}: ${operator} ${value}`
  }
}
