import { useId, type ComponentProps, type ReactNode } from 'react'
import { CheckIcon, ChevronDownIcon, WarningIcon } from './icons.tsx'
import styles from './controls.module.css'

export { styles as controlStyles }

/** An error under a field; an empty one keeps the live region in place so that the change is announced. */
export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <div id={id} aria-live="polite" className={styles.live}>
      {children ? (
        <p className={styles.error}>
          <WarningIcon size={18} />
          <span>{children}</span>
        </p>
      ) : null}
    </div>
  )
}

type FieldProps = {
  label: string
  required?: boolean | undefined
  optional?: string | undefined
  reason?: string | undefined
  error?: string | undefined
  narrow?: boolean | undefined
  after?: ReactNode
}

/** Label, control, error, and beside them (under them on a phone) the one line that says why it is asked. */
export function Field({
  label,
  required = false,
  optional,
  reason,
  error,
  narrow = false,
  after,
  children,
}: FieldProps & { children: (ids: { id: string; describedBy: string; invalid: boolean }) => ReactNode }) {
  const id = useId()
  return (
    <div className={`${styles.field} ${narrow ? styles.fieldNarrow : ''}`}>
      <div className={styles.main}>
        <label className={styles.label} htmlFor={id}>
          {label}
          {required ? <span aria-hidden="true"> *</span> : null}
          {optional ? <span className={styles.optional}> {optional}</span> : null}
        </label>
        {children({ id, describedBy: `${id}-error ${id}-reason`, invalid: Boolean(error) })}
        <FieldError id={`${id}-error`}>{error}</FieldError>
        {after}
      </div>
      {reason ? (
        <p className={`${styles.note} ${narrow ? '' : styles.aside}`} id={`${id}-reason`}>
          {reason}
        </p>
      ) : null}
    </div>
  )
}

/** The same for a group of controls that answer one question. */
export function FieldGroup({
  label,
  required = false,
  reason,
  error,
  after,
  children,
}: FieldProps & { children: (ids: { describedBy: string; invalid: boolean }) => ReactNode }) {
  const id = useId()
  return (
    <div role="group" className={styles.field} aria-labelledby={`${id}-label`} aria-describedby={`${id}-error ${id}-reason`}>
      <div className={styles.main}>
        <p className={styles.label} id={`${id}-label`}>
          {label}
          {required ? <span aria-hidden="true"> *</span> : null}
        </p>
        {children({ describedBy: `${id}-error`, invalid: Boolean(error) })}
        <FieldError id={`${id}-error`}>{error}</FieldError>
        {after}
      </div>
      {reason ? (
        <p className={`${styles.note} ${styles.aside}`} id={`${id}-reason`}>
          {reason}
        </p>
      ) : null}
    </div>
  )
}

export const TextInput = (props: ComponentProps<'input'>) => <input {...props} className={styles.control} />

/** A field with one line to type in. */
export function TextField({ label, required, optional, reason, error, narrow, after, ...input }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field {...{ label, required, optional, reason, error, narrow, after }}>
      {({ id, describedBy, invalid }) => (
        <TextInput
          {...input}
          id={id}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          aria-required={required || undefined}
        />
      )}
    </Field>
  )
}

export const TextArea = (props: ComponentProps<'textarea'>) => <textarea {...props} className={styles.control} />

export function Select(props: ComponentProps<'select'>) {
  return (
    <div className={styles.select}>
      <select {...props} className={styles.control} />
      <ChevronDownIcon size={18} />
    </div>
  )
}

/** A checkbox with its sentence; the sentence may hold links. */
export function Checkbox({ children, error, ...input }: { children: ReactNode; error?: string | undefined } & ComponentProps<'input'>) {
  const id = useId()
  return (
    <div className={styles.main}>
      <label className={styles.check}>
        <span className={styles.box}>
          <input {...input} type="checkbox" aria-invalid={Boolean(error) || undefined} aria-describedby={`${id}-error`} />
          <CheckIcon size={20} />
        </span>
        <span>{children}</span>
      </label>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

/** One of a few, side by side: radio buttons that look like segments. */
export function Segments<Value extends string>({
  legend,
  options,
  ...input
}: { legend: string; options: readonly { value: Value; label: string }[] } & Omit<ComponentProps<'input'>, 'value' | 'type'>) {
  return (
    <div className={styles.segments} role="radiogroup" aria-label={legend}>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input {...input} type="radio" value={option.value} />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}

export function Switch({ checked, onChange, children }: { checked: boolean; onChange: (checked: boolean) => void; children: ReactNode }) {
  return (
    <button type="button" role="switch" aria-checked={checked} className={styles.switch} onClick={() => onChange(!checked)}>
      <span>{children}</span>
      <span className={styles.track} aria-hidden="true" />
    </button>
  )
}
