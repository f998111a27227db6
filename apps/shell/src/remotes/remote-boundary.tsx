import { Component, type ReactNode } from 'react'
import styles from './remote-boundary.module.css'

type Props = { children: ReactNode }

/** The error boundary around every remote component: offers a retry; the rest of the page stays usable. */
export class RemoteBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return <RemoteFailed onRetry={() => this.setState({ broken: false })} />
  }
}

export function RemoteFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <section className={styles.failed} role="alert">
      <h1>Esta parte do site não carregou</h1>
      <p>Pode ter sido a conexão. Tente de novo em um instante.</p>
      <p className={styles.ways}>
        <button type="button" className={styles.retry} onClick={onRetry}>
          Tentar novamente
        </button>
        <a href="/">Voltar ao início</a>
      </p>
    </section>
  )
}
