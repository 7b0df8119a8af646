import { limits } from '#contract/limits.ts'
import { useWords } from '#web/lib/words/words.ts'
import { TagsField } from '#web/participant/TagsField.tsx'
import { TextField } from '#web/participant/TextField.tsx'
import { suggestTopics } from '#web/participant/topicSuggestions.ts'
import type { StepProps } from './stepProps.ts'

const writtenBy = ({ position, about, lookingFor, canHelp, goal }: StepProps['values']) =>
  [position, about, lookingFor, canHelp, goal].join('\n')

export function AboutStep({ values, problems, topics, onChange }: StepProps & { topics: string[] }) {
  const t = useWords('onboarding')
  return (
    <>
      <TextField
        name="about"
        label={t('about.label')}
        hint={t('about.hint')}
        isRequired
        rows={6}
        max={limits.about.max}
        value={values.about}
        problem={problems.about}
        onChange={about => onChange({ about })}
      />
      <TagsField
        value={values.tags}
        problem={problems.tags}
        suggestions={suggestTopics({ topics, taken: values.tags, typed: writtenBy(values) })}
        onChange={tags => onChange({ tags })}
      />
    </>
  )
}
