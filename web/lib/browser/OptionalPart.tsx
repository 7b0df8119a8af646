import { Component, type ReactNode } from 'react'
import { ChunkFailure } from './chunks.ts'

type State = { failure: unknown; isLeftOut: boolean }

/** Not in the moment in which the browser is online again: what has just failed is kept as failed for a moment. */
const retryMs = 500

/** A part that could not be loaded without a connection is left out until there is one; the rest of the screen stays. */
export class OptionalPart extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null, isLeftOut: false }
  #timer: ReturnType<typeof setTimeout> | undefined

  static getDerivedStateFromError(failure: unknown): State {
    return { failure, isLeftOut: failure instanceof ChunkFailure && !navigator.onLine }
  }

  readonly #retry = () => {
    this.#timer = setTimeout(() => this.setState({ failure: null }), retryMs)
  }

  override componentDidMount(): void {
    addEventListener('online', this.#retry)
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.#retry)
    clearTimeout(this.#timer)
  }

  override render(): ReactNode {
    const { failure, isLeftOut } = this.state
    if (failure === null) return this.props.children
    if (isLeftOut) return null
    throw failure
  }
}
