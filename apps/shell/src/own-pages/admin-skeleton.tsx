import styles from './admin-skeleton.module.css'

/** The placeholder of the panel until its code is loaded. */
export function AdminSkeleton() {
  return (
    <main className={styles.page} aria-busy="true">
      <h1 className={styles.title}>Carregando o painel…</h1>
      <div className={styles.bars} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <noscript>
        <p>O painel de administração precisa de JavaScript. Ative-o no navegador e recarregue a página.</p>
      </noscript>
    </main>
  )
}
