import { useWords } from '#web/lib/words/words.ts'

/** Choices of minutes and hours, with the current one among them. */
export function useDurations() {
  const t = useWords('eventForm')
  const label = (minutes: number) =>
    minutes >= 60 && minutes % 60 === 0
      ? t('fields.hours', { count: minutes / 60 })
      : t('fields.minutes', { count: minutes })
  const choices = (all: number[], current: number) =>
    [...new Set([...all, current])]
      .sort((one, other) => one - other)
      .map(minutes => ({ value: String(minutes), label: label(minutes) }))
  return { choices }
}
