import { Component, type ReactNode } from 'react'
import { Failure } from './failure.tsx'

/** An error boundary: a section that throws shows a failure, and the others keep working. */
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
