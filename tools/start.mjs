// `npm start`: everything on one machine, with nothing set up beforehand. See README.md.
import { prepare } from './prepare.mjs'

if (await prepare()) {
  const { runProduct } = await import('./run-product.mjs')
  await runProduct(process.argv.slice(2), process.env)
}
