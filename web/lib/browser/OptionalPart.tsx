import { Component, type ReactNode } from 'react'
import { ChunkFailure } from './chunks.ts'
import { reloadWhenReachable } from './connection.ts'

type State = { failure: unknown }

/** A part that could not be loaded without a connection is left out until there is one; the rest of the screen stays. */
export class OptionalPart extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(failure: unknown): State {
    return { failure }
  }

  override componentDidCatch(failure: unknown): void {
    if (failure instanceof ChunkFailure && failure.isCutOff) void reloadWhenReachable()
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (failure === null) return this.props.children
    if (failure instanceof ChunkFailure && failure.isCutOff) return null
    throw failure
  }
}
