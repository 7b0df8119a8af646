import type { QuestionStatistics, Statistics } from '#contract/events/statistics.ts'

/** Seconds: the mean, and the middle one. */
export function averageOf(seconds: number[]): number | null {
  return seconds.length === 0 ? null : seconds.reduce((sum, each) => sum + each, 0) / seconds.length
}

export function medianOf(seconds: number[]): number | null {
  if (seconds.length === 0) return null
  const sorted = seconds.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] as number) + (sorted[Math.floor(middle)] as number)) / 2
}

export const rateOf = (part: number, total: number): number => (total === 0 ? 0 : part / total)

/** A spreadsheet would run a cell that begins like a formula. */
export const neutralise = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text)

/** Rows of the CSV file: question, type, answer, count, share of the answers, people who stopped at the question. */
export function statisticsRows({ questions }: Statistics, words: { texts: string; noAnswers: string }): string[][] {
  return questions.flatMap(question => {
    const lines = linesOf(question, words)
    return lines.map(([answer, count]) => [
      neutralise(question.question),
      question.type,
      neutralise(answer),
      String(count),
      rateOf(count, question.answers).toFixed(3),
      String(question.stoppedHere),
    ])
  })
}

function linesOf(question: QuestionStatistics, words: { texts: string; noAnswers: string }): [string, number][] {
  if (question.options.length > 0) return question.options.map(({ text, count }) => [text, count])
  if (question.years.length > 0) return question.years.map(({ year, count }) => [String(year), count])
  return [question.texts > 0 ? [words.texts, question.texts] : [words.noAnswers, 0]]
}
