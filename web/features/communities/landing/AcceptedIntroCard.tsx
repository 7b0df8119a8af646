import type { LandingContent } from '#contract/communities/landing.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './AcceptedIntroCard.module.css'

/** An example notification of an accepted intro. */
export function AcceptedIntroCard({ nod: { face, title, text } }: { nod: LandingContent['nod'] }) {
  return (
    <div className={classes.root}>
      <Avatar name={face.name} src={face.imageUrl} size={34} />
      <div>
        <Text size="small" weight="semibold">
          {title}
        </Text>
        <Text size="caption" tone="quiet">
          {text}
        </Text>
      </div>
    </div>
  )
}
