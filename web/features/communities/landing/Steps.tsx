import type { LandingContent } from '#contract/communities/landing.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Cover } from '#web/ui/Cover.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './Steps.module.css'
import { threeFaces } from './threeFaces.ts'
import type { LandingStyle } from './variant.ts'
import wide from './wide.module.css'

type Props = { content: LandingContent; style: LandingStyle }

/** How it works in three pictures: request, people, meeting. */
export function Steps({ content, style }: Props) {
  const pictures = [RequestPicture, PeoplePicture, MeetingPicture]
  return (
    <section className={classes.root} data-style={style} aria-labelledby="steps-title">
      <div className={`${wide.wide} ${classes.inner}`}>
        <Heading level={2} size="section" className={classes.title} id="steps-title">
          {content.stepsTitle}
        </Heading>
        <ol className={classes.steps}>
          {content.steps.map((step, index) => {
            const Picture = pictures[index]
            return (
              <li key={step.title}>
                {style === 'calm' ? (
                  <span className={classes.number} aria-hidden>
                    {index + 1}
                  </span>
                ) : (
                  <div className={classes.picture} aria-hidden>
                    {Picture && <Picture content={content} />}
                  </div>
                )}
                <Heading level={3} className={classes.stepTitle}>
                  {step.title}
                </Heading>
                <Text size="body" tone="soft" className={classes.text}>
                  {step.text}
                </Text>
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}

function RequestPicture({ content }: { content: LandingContent }) {
  const t = useWords('landing')
  return (
    <div className={classes.request}>
      <Text size="caption" weight="semibold" tone="quiet">
        {t('lookingFor')}
      </Text>
      <p className={classes.typed}>{content.request}</p>
    </div>
  )
}

function PeoplePicture({ content }: { content: LandingContent }) {
  return (
    <div className={classes.people}>
      {threeFaces(content).map(({ name, imageUrl }) => (
        <Avatar key={imageUrl} name={name} src={imageUrl} size={92} className={classes.person} />
      ))}
    </div>
  )
}

function MeetingPicture() {
  const { brandConfig, domain } = useCommunity()
  return <Cover cover={{ ...brandConfig.cover, kind: 'meet' }} seed={domain} width={700} height={420} />
}
