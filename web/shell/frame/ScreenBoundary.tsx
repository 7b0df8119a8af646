import { Button } from '@mantine/core'
import { Component, type ReactNode } from 'react'
import { ChunkFailure } from '#web/lib/browser/chunks.ts'
import { reloadWhenReachable } from '#web/lib/browser/connection.ts'
import { reportError } from '#web/lib/tracking/errors.ts'
import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** `screen` is the pattern of the path, which names nobody. */
type Props = { path: string; screen?: string; children: ReactNode }
type State = { error: unknown; path: string }

/** Error boundary of one screen; reset by the next one. What a lost connection kept away comes with a reload. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { error: null, path: this.props.path }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error }
  }

  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    return path === state.path ? null : { error: null, path }
  }

  override componentDidCatch(error: unknown): void {
    reportError(error, { path: this.props.screen ?? 'shell' })
    if (error instanceof ChunkFailure && error.isCutOff) void reloadWhenReachable()
  }

  override render(): ReactNode {
    return this.state.error === null ? (
      this.props.children
    ) : (
      <Failed isChunk={this.state.error instanceof ChunkFailure} />
    )
  }
}

function Failed({ isChunk }: { isChunk: boolean }) {
  const t = useWords('shell')
  return (
    <div role="alert">
      <EmptyState
        level={1}
        title={t(isChunk ? 'notices.chunk' : 'notices.screenFailed')}
        text={t(isChunk ? 'notices.chunkText' : 'notices.screenFailedText')}
        action={<Button onClick={() => location.reload()}>{t('notices.reload')}</Button>}
      />
    </div>
  )
}
