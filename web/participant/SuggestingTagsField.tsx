import { TagsField } from './TagsField.tsx'
import { suggestTopics } from './topicSuggestions.ts'
import { useTopics } from './useTopics.ts'

type Props = {
  value: string[]
  problem: string | undefined
  /** What the person has written, from which topics are suggested. */
  typed: string
  isFilledUp?: boolean
  onChange: (tags: string[]) => void
}

/** Tags with topics of the community that fit the person's words; a press adds one. */
export function SuggestingTagsField({ value, problem, typed, isFilledUp = true, onChange }: Props) {
  const topics = useTopics()
  return (
    <TagsField
      value={value}
      problem={problem}
      suggestions={suggestTopics({ topics, taken: value, typed, isFilledUp })}
      onChange={onChange}
    />
  )
}
