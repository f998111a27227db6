import postcss from 'postcss'

/** States that begin with the visitor: by then the whole sheet is there. */
const laterStates = /:(?:hover|active|user-invalid)\b/

/**
 * The rules of a sheet that apply to this HTML before it is touched: those whose classes, data and ARIA attributes are all
 * in it. Arguments of `:not(…)`, `:is(…)` and the like are ignored, so such a rule stays.
 */
export function usedRules(css, html) {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names.split(/\s+/)))
  const isUsed = (selector) => {
    const plain = withoutArguments(selector)
    const bare = plain.replace(/\[[^\]]*\]/g, '')
    return (
      !laterStates.test(bare) &&
      (!bare.includes(':disabled') || html.includes(' disabled')) &&
      [...bare.matchAll(/\.([\w-]+)/g)].every(([, name]) => classes.has(name)) &&
      [...plain.matchAll(attribute)].every(([, name, value]) =>
        html.includes(value ? ` ${name}="${value}"` : ` ${name}`),
      )
    )
  }
  const sheet = postcss.parse(css)
  sheet.walkRules((rule) => {
    if (isOfKeyframes(rule)) return
    const used = rule.selectors.filter(isUsed)
    if (used.length === 0) rule.remove()
    else if (used.length < rule.selectors.length) rule.selectors = used
  })
  const animations = animationsIn(sheet)
  sheet.walkAtRules((rule) => {
    const isUnused = rule.name === 'keyframes' && !animations.includes(rule.params)
    if (isUnused || rule.nodes?.length === 0) rule.remove()
  })
  return sheet.toString()
}

const attribute = /\[((?:data|aria)-[\w-]+)(?:=["']?([^\]"']*))?/g

const withoutArguments = (selector) => selector.replace(/\((?:[^()]|\([^()]*\))*\)/g, '')

const isOfKeyframes = ({ parent }) => parent.type === 'atrule' && parent.name === 'keyframes'

/** The values of all properties that name keyframes, as one text. */
function animationsIn(sheet) {
  const values = []
  sheet.walkDecls(/^animation/, ({ value }) => values.push(value))
  return values.join(' ')
}
