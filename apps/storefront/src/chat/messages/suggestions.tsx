import css from './suggestions.module.css'

type Props = { texts: string[]; onPick: (text: string) => void }

/** Quick replies: a tap sends the text as written. */
export function Suggestions({ texts, onPick }: Props) {
  return (
    <ul className={css.list} aria-label="Sugestões de resposta">
      {texts.map((text, index) => (
        <li key={index}>
          <button type="button" className={css.suggestion} onClick={() => onPick(text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
