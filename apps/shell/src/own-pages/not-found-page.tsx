import { brand } from '@smm/site/brand'
import { BrandMark } from '@smm/ui/brand-mark'
import styles from './not-found-page.module.css'

/** Served with status 404 for every unknown path. Needs no script. */
export function NotFoundPage() {
  return (
    <main className={styles.page}>
      <p className={styles.brand}>
        <a href="/">
          <BrandMark />
          {brand.name}
        </a>
      </p>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1 className={styles.title}>Não encontramos esta página</h1>
      <p className={styles.text}>
        O endereço pode ter mudado ou ter sido digitado com algum erro. Daqui você volta para o início ou
        escolhe o serviço que procura.
      </p>
      <nav className={styles.ways} aria-label="Para onde ir">
        <a className={styles.home} href="/">
          Ir para o início
        </a>
        <a className={styles.services} href="/todos-servicos">
          Ver todos os serviços
        </a>
      </nav>
    </main>
  )
}
