import type { LandingContent } from '#contract/communities/landing.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { Heading } from '#web/ui/Heading.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './LaunchBand.module.css'
import type { LandingStyle } from './variant.ts'
import wide from './wide.module.css'

const rings = [40, 70, 100, 130, 160]

type Props = { launch: LandingContent['launch']; style: LandingStyle }

/** Invitation to create a community; only if the community has a link for it. */
export function LaunchBand({ launch, style }: Props) {
  const { links } = useCommunity()
  if (!launch || !links.launch) return null
  return (
    <section className={`${wide.wide} ${classes.root}`} data-style={style} aria-labelledby="launch-title">
      <div className={classes.band}>
        <svg viewBox="0 0 400 300" className={classes.rings} aria-hidden>
          {rings.flatMap(radius =>
            [160, 250].map(center => <circle key={`${radius}-${center}`} cx={center} cy="150" r={radius} />),
          )}
        </svg>
        <div className={classes.words}>
          <Heading level={2} size="display" className={classes.title} id="launch-title">
            {launch.title}
          </Heading>
          <Text size="lead" className={classes.text}>
            {launch.text}
          </Text>
        </div>
        <LinkButton to={links.launch} size="lg" radius={12} className={classes.button}>
          {launch.button}
        </LinkButton>
      </div>
    </section>
  )
}
