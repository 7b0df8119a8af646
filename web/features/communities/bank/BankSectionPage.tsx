import { useLocation } from 'react-router'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import type { CoverArt } from '#web/ui/art.ts'
import { Card } from '#web/ui/Card.tsx'
import { ContactButton } from '#web/ui/ContactButton.tsx'
import { Cover } from '#web/ui/Cover.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { NotFoundPage } from '#web/ui/NotFoundPage.tsx'
import { Text } from '#web/ui/Text.tsx'
import { BankItem, type BankLayout } from './BankItem.tsx'
import classes from './BankSectionPage.module.css'
import { type BankSection, bankIcons, type SectionContent } from './bankIcons.ts'
import { sectionOfPath } from './bankPaths.ts'

type Look = { scene: CoverArt['kind']; layout: BankLayout }

const looks: Record<BankSection, Look> = {
  services: { scene: 'arches', layout: 'card' },
  education: { scene: 'voice', layout: 'picture' },
  contacts: { scene: 'meet', layout: 'row' },
  events: { scene: 'table', layout: 'picture' },
  earnings: { scene: 'rings', layout: 'card' },
  career: { scene: 'walk', layout: 'card' },
}

/** One of the six sections of a partner bank, with the community's content. */
export function BankSectionPage() {
  const t = useWords('community')
  const { option, text, brandConfig } = useCommunity()
  const { pathname } = useLocation()
  const section = sectionOfPath(pathname)
  const bank = option('BANK_SECTIONS')
  const content = section && bank?.sections[section]
  if (!content) return <NotFoundPage />
  const { scene, layout } = looks[section]
  return (
    <>
      <Card className={classes.head} isFlush>
        <div className={classes.words}>
          <Text as="div" size="small" weight="semibold" className={classes.bank}>
            <span className={classes.tile}>
              <Icon of={bankIcons[section]} size={20} />
            </span>
            {text(bank.title)}
          </Text>
          <Heading level={1}>{text(content.title)}</Heading>
          <Text size="lead" tone="soft" className={classes.lead}>
            {text(content.lead)}
          </Text>
        </div>
        <div className={classes.art}>
          <Cover cover={{ ...brandConfig.cover, kind: scene }} seed={section} width={420} height={280} isFirst />
        </div>
      </Card>
      <Steps content={content} />
      {content.items.length === 0 && !content.steps?.length && (
        <EmptyState title={t('bank.empty')} text={t('bank.emptyText')} action={<ContactButton />} />
      )}
      {content.items.length > 0 && (
        <ul className={classes.items} data-layout={layout}>
          {content.items.map((item, order) => (
            <BankItem
              key={item.title.en + item.text.en}
              item={item}
              layout={layout}
              order={order}
              icon={bankIcons[section]}
            />
          ))}
        </ul>
      )}
      {section === 'events' && (
        <Card as="section" className={classes.own}>
          <div>
            <Heading level={2} size="item">
              {t('bank.ownEvents')}
            </Heading>
            <Text tone="soft">{t('bank.ownEventsText')}</Text>
          </div>
          <LinkButton to="/events">{t('bank.allEvents')}</LinkButton>
        </Card>
      )}
    </>
  )
}

function Steps({ content: { steps = [] } }: { content: SectionContent }) {
  const t = useWords('community')
  const { text } = useCommunity()
  if (steps.length === 0) return null
  return (
    <section className={classes.steps} aria-labelledby="bank-steps">
      <Heading level={2} size="block" id="bank-steps">
        {t('bank.steps')}
      </Heading>
      <ol className={classes.stepList}>
        {steps.map((step, index) => (
          <li key={step.title.en + step.text.en} className={classes.step}>
            <span className={classes.number} aria-hidden>
              {index + 1}
            </span>
            <Heading level={3} size="item">
              {text(step.title)}
            </Heading>
            <Text tone="soft" className={classes.text}>
              {text(step.text)}
            </Text>
          </li>
        ))}
      </ol>
    </section>
  )
}
