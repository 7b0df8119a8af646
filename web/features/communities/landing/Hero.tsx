import type { LandingContent } from '#contract/communities/landing.ts'
import { ShortSignIn } from '#web/features/auth/login/ShortSignIn.tsx'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { type AvatarPerson, AvatarStack } from '#web/ui/AvatarStack.tsx'
import { Chip } from '#web/ui/Chip.tsx'
import { Cover } from '#web/ui/Cover.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Overlap } from '#web/ui/Overlap.tsx'
import { Text } from '#web/ui/Text.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { AcceptedIntroCard } from './AcceptedIntroCard.tsx'
import { ExampleCard } from './ExampleCard.tsx'
import classes from './Hero.module.css'
import type { LandingStyle } from './variant.ts'
import wide from './wide.module.css'

type Props = { content: LandingContent; people: AvatarPerson[]; style: LandingStyle; isShort: boolean }

export function Hero({ content, people, style, isShort }: Props) {
  const t = useWords('landing')
  const { brandConfig, domain } = useCommunity()
  return (
    <section className={`${wide.wide} ${classes.root}`} data-style={style}>
      <div className={classes.words}>
        <Chip
          tone="brand"
          size="lg"
          icon={<Overlap size={15} {...(style === 'poster' && { one: '#fff', other: '#fff' })} />}
        >
          {t('nextIntroductions')}
        </Chip>
        <Heading level={1} size="hero" className={classes.title}>
          {content.title}
        </Heading>
        <Text className={classes.lead} tone="soft" size="lead">
          {content.lead}
        </Text>
        <ShortSignIn button={content.button} />
        {isShort && (
          <Text size="small" className={classes.logIn}>
            <TextLink to="/login">{t('logIn')}</TextLink>
          </Text>
        )}
        <Members people={people} />
      </div>
      <figure className={classes.art} aria-label={t('exampleLabel')}>
        <div className={classes.frame}>
          {style !== 'calm' && <Cover cover={brandConfig.cover} seed={domain} width={500} height={560} isFirst />}
        </div>
        <div className={classes.example}>
          <ExampleCard example={content.example} />
        </div>
        {style !== 'calm' && (
          <div className={classes.nod}>
            <AcceptedIntroCard nod={content.nod} />
          </div>
        )}
      </figure>
    </section>
  )
}

function Members({ people }: { people: AvatarPerson[] }) {
  const t = useWords('landing')
  const { memberCount, cityCount } = useCommunity()
  if (memberCount === 0) return null
  const members = t('members', { count: memberCount })
  const sentence =
    cityCount > 1 ? t('membersInCities', { members, inCities: t('inCities', { count: cityCount }) }) : members
  return (
    <div className={classes.members}>
      <AvatarStack people={people} size={32} />
      <Text size="small" tone="soft">
        {sentence}
      </Text>
    </div>
  )
}
