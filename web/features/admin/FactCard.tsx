import { Card } from '#web/ui/Card.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import classes from './AdminPage.module.css'

type Props = { title: string; facts: [name: string, value: string][] }

export function FactCard({ title, facts }: Props) {
  return (
    <Card as="section">
      <Heading level={2} size="item">
        {title}
      </Heading>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
