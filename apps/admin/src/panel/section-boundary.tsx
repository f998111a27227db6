import { Component, type ReactNode } from 'react'
import { Failure } from './failure.tsx'

/** A section that breaks says so in its own place; the others go on. */
export class SectionBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <Failure text="Esta seção parou de funcionar." onRetry={() => this.setState({ isBroken: false })} />
    )
  }
}
