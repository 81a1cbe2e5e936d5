import { Component, type ReactNode } from 'react'
import { Failed } from './Failed.tsx'

interface RegionProps {
  readonly children: ReactNode
}

/**
 * A part of the page that fails alone: it says what happened and offers to be drawn again, and the
 * rest of the page stays usable. React removes what has no such boundary around it.
 */
export class Region extends Component<RegionProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <Failed what="region" onRetry={() => this.setState({ hasFailed: false })} />
  }
}
