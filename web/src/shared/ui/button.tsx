import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import styles from './controls.module.css'

export type ButtonTone = 'accent' | 'primary' | 'outline'
type Look = { tone?: ButtonTone; size?: 'normal' | 'small'; wide?: boolean }

export function buttonClass({ tone = 'primary', size = 'normal', wide = false }: Look = {}): string {
  return [styles.button, styles[tone], size === 'small' && styles.small, wide && styles.wide].filter(Boolean).join(' ')
}

/** A button; `busy` keeps it focusable and announced while its work runs, and ignores further presses. */
export function Button({
  tone,
  size,
  wide,
  busy = false,
  onClick,
  type = 'button',
  ...rest
}: Look & { busy?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ ...(tone && { tone }), ...(size && { size }), ...(wide && { wide }) })}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    />
  )
}

export function ButtonLink({ tone, size, wide, ...rest }: Look & LinkProps) {
  return <Link {...rest} className={buttonClass({ ...(tone && { tone }), ...(size && { size }), ...(wide && { wide }) })} />
}
