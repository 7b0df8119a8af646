import type { OwnProfile } from '#contract/participants/profile-shapes.ts'
import { useWords } from '#web/lib/words/words.ts'
import { SuggestingTagsField } from '#web/participant/SuggestingTagsField.tsx'
import { Tags } from '#web/ui/Chip.tsx'
import { Text } from '#web/ui/Text.tsx'
import { EditableBlock } from './EditableBlock.tsx'

export function TagsBlock({ profile }: { profile: OwnProfile }) {
  const { tags, position, about, lookingFor, canHelp, goal } = profile
  const t = useWords('participants')
  return (
    <EditableBlock
      part="tags"
      values={{ tags }}
      fields={({ draft, set, problems }) => (
        <SuggestingTagsField
          value={draft.tags}
          problem={problems.tags}
          typed={[position, about, lookingFor, canHelp, goal].join('\n')}
          onChange={next => set({ tags: next })}
        />
      )}
    >
      {tags.length > 0 ? <Tags tags={tags} /> : <Text tone="quiet">{t('profile.emptyTags')}</Text>}
    </EditableBlock>
  )
}
