import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from './Card.tsx'
import classes from './Skeletons.module.css'

type BoneProps = { width?: number | string; height?: number; radius?: number | string; above?: number }

function Bone({ width = '100%', height = 14, radius = 6, above = 0 }: BoneProps) {
  return <span className={classes.bone} style={{ width, height, borderRadius: radius, marginTop: above }} />
}

/** Hidden for the first 200 ms: most content has loaded by then, and a flash would distract. */
function Waiting({ children }: { children: ReactNode }) {
  const t = useWords('ui')
  return (
    <div className={classes.root} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  )
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

function ParticipantCard() {
  return (
    <Card>
      <div className={classes.spread}>
        <Bone width={72} height={72} radius="50%" />
        <Bone width={104} height={24} radius={12} />
      </div>
      <Bone width="58%" height={18} above={14} />
      <Bone width="78%" above={8} />
      <Bone width="34%" above={8} />
      <Bone height={78} radius={12} above={14} />
      <Bone height={42} radius={10} above={14} />
    </Card>
  )
}

function ListRow({ size = 44 }: { size?: number }) {
  return (
    <div className={classes.row}>
      <Bone width={size} height={size} radius="50%" />
      <div className={classes.grow}>
        <Bone width="38%" height={16} />
        <Bone width="72%" above={8} />
      </div>
      <Bone width={84} height={38} radius={10} />
    </div>
  )
}

function PageTitle() {
  return (
    <div className={classes.title}>
      <Bone width={280} height={32} radius={8} />
      <Bone width={360} above={10} />
    </div>
  )
}

export function CardGridSkeleton({ count = 3 }: { count?: number }) {
  return (
    <Waiting>
      <div className={classes.grid}>
        {numbers(count).map(index => (
          <ParticipantCard key={index} />
        ))}
      </div>
    </Waiting>
  )
}

/** A list in a card, or the rows alone where it stands in one. */
export function ListSkeleton({ count = 5, isInCard = false }: { count?: number; isInCard?: boolean }) {
  const rows = numbers(count).map(index => <ListRow key={index} />)
  return <Waiting>{isInCard ? rows : <Card isFlush>{rows}</Card>}</Waiting>
}

export function ProfileSkeleton() {
  return (
    <Waiting>
      <Card>
        <div className={classes.profile}>
          <Bone width={144} height={144} radius="50%" />
          <div className={classes.grow}>
            <Bone width="46%" height={30} radius={8} />
            <Bone width="62%" above={12} />
            <Bone width="28%" above={8} />
            <Bone width={180} height={42} radius={10} above={18} />
          </div>
        </div>
        <Bone height={96} radius={12} above={24} />
        <Bone width="92%" above={20} />
        <Bone width="84%" above={10} />
        <Bone width="60%" above={10} />
      </Card>
    </Waiting>
  )
}

export function FormSkeleton({ fields = 3 }: { fields?: number }) {
  return (
    <Waiting>
      <div className={classes.form}>
        <Bone width="70%" height={34} radius={8} />
        <Bone width="90%" above={12} />
        {numbers(fields).map(index => (
          <div key={index}>
            <Bone width={110} above={24} />
            <Bone height={42} radius={10} above={8} />
          </div>
        ))}
        <Bone width={160} height={48} radius={10} above={28} />
      </div>
    </Waiting>
  )
}

/** For screens without a typical shape. */
export function PageSkeleton() {
  return (
    <Waiting>
      <PageTitle />
      <Card>
        <Bone width="40%" height={18} />
        <Bone width="88%" above={14} />
        <Bone width="76%" above={10} />
        <Bone width="82%" above={10} />
      </Card>
    </Waiting>
  )
}
