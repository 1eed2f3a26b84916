/**
 * Stand-in for Stripe.js against the local emulator: the part of `window.Stripe` that a page with a Payment Element uses.
 * It needs no eval, no inline script and no <style> element, so it runs under a strict Content-Security-Policy that names its
 * origin in script-src and connect-src. Unlike Stripe's, the fields stand in the page itself, not in a frame.
 */
;(() => {
  'use strict'

  const API = new URL(document.currentScript.src).origin
  const CSS = `
.emulated-payment { display: grid; gap: 0.75rem; grid-template-columns: 1fr 1fr; font-family: var(--ep-font, inherit); color: var(--ep-text, inherit) }
.emulated-payment p { margin: 0; grid-column: 1 / -1 }
.emulated-payment .ep-mark { background: #fff4d6; color: #5c4500; border: 1px solid #b88a00; border-radius: var(--ep-radius, 0.375rem); padding: 0.5rem 0.75rem; font-size: 0.875rem }
.emulated-payment .ep-field { display: grid; gap: 0.25rem; align-content: start; min-width: 0 }
.emulated-payment .ep-wide { grid-column: 1 / -1 }
.emulated-payment label { font-size: 0.9375rem }
.emulated-payment input { font: inherit; font-size: 1rem; color: inherit; background: var(--ep-background, #fff); box-sizing: border-box; width: 100%; min-height: 2.75rem;
  padding: 0.5rem 0.75rem; border: 1px solid var(--ep-border, #76767f); border-radius: var(--ep-radius, 0.375rem) }
.emulated-payment input:focus-visible { outline: 3px solid var(--ep-primary, #0057b8); outline-offset: 1px }
.emulated-payment input[aria-invalid='true'] { border-color: var(--ep-danger, #b3261e); border-width: 2px }
.emulated-payment .ep-error { color: var(--ep-danger, #b3261e); font-size: 0.875rem }
.emulated-payment .ep-error:empty { display: none }
dialog.emulated-authentication { max-width: 26rem; border: 1px solid #76767f; border-radius: 0.5rem; padding: 1.25rem; font-family: system-ui, sans-serif }
dialog.emulated-authentication::backdrop { background: rgb(0 0 0 / 0.5) }
dialog.emulated-authentication button { font: inherit; min-height: 2.75rem; padding: 0.5rem 1rem; margin: 0.75rem 0.5rem 0 0; cursor: pointer }
@media (max-width: 24rem) { .emulated-payment { grid-template-columns: 1fr } }
`

  /** A constructed sheet is not subject to style-src, unlike a <style> element. */
  function addStyles() {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(CSS)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }

  class IntegrationError extends Error {
    name = 'IntegrationError'
  }

  // ---- the API ----

  /** `{a: {b: 1}}` → `a[b]=1`; undefined and null are left out. */
  function formEncode(value, prefix = '', form = new URLSearchParams()) {
    for (const [key, item] of Object.entries(value)) {
      if (item === undefined || item === null) continue
      const name = prefix === '' ? key : `${prefix}[${key}]`
      if (typeof item === 'object') formEncode(item, name, form)
      else form.append(name, String(item))
    }
    return form
  }

  /** The answer's object, or `{error}` in Stripe's shape; never throws. */
  async function call(key, method, path, parameters = {}) {
    const form = formEncode({ ...parameters, key })
    try {
      const response = await fetch(`${API}/v1${path}${method === 'GET' ? `?${form}` : ''}`, {
        method,
        credentials: 'omit',
        ...(method === 'POST' ? { body: form } : {}),
      })
      const body = await response.json()
      return response.ok ? { object: body } : { error: body.error }
    } catch {
      return {
        error: {
          type: 'api_connection_error',
          message: 'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
        },
      }
    }
  }

  function intentIdOf(clientSecret) {
    const match = /^(pi_[A-Za-z0-9]+)_secret_[A-Za-z0-9]+$/.exec(clientSecret ?? '')
    if (!match)
      throw new IntegrationError('Invalid value for clientSecret: it should be a client secret of the form ${id}_secret_${secret}.')
    return match[1]
  }

  // ---- the card form ----

  const digitsOf = (text) => text.replace(/\D/g, '')
  const isAmex = (number) => /^3[47]/.test(number)

  function passesLuhn(number) {
    const sum = [...number]
      .reverse()
      .reduce((total, digit, index) => total + (index % 2 === 0 ? Number(digit) : digit > 4 ? digit * 2 - 9 : digit * 2), 0)
    return sum % 10 === 0
  }

  const problem = (code, message) => ({ type: 'validation_error', code, message })

  const CHECKS = {
    cardNumber(text) {
      const number = digitsOf(text)
      if (number.length < (isAmex(number) ? 15 : 16)) return problem('incomplete_number', 'Your card number is incomplete.')
      return passesLuhn(number) ? null : problem('invalid_number', 'Your card number is invalid.')
    },
    cardExpiry(text) {
      const digits = digitsOf(text)
      if (digits.length < 4) return problem('incomplete_expiry', "Your card's expiration date is incomplete.")
      const [month, year] = expiryOf(text)
      if (month < 1 || month > 12) return problem('invalid_expiry_month', "Your card's expiration month is invalid.")
      const now = new Date()
      if (year < now.getFullYear()) return problem('invalid_expiry_year_past', "Your card's expiration year is in the past.")
      if (year > now.getFullYear() + 50) return problem('invalid_expiry_year', "Your card's expiration year is invalid.")
      if (year === now.getFullYear() && month < now.getMonth() + 1)
        return problem('invalid_expiry_month_past', "Your card's expiration date is in the past.")
      return null
    },
    cardCvc(text, values) {
      const wanted = isAmex(digitsOf(values.cardNumber)) ? 4 : 3
      return digitsOf(text).length < wanted ? problem('incomplete_cvc', "Your card's security code is incomplete.") : null
    },
  }

  /** `0427`, `04 / 27` and `04/2027` → [4, 2027]. */
  function expiryOf(text) {
    const digits = digitsOf(text)
    const year = digits.length > 4 ? Number(digits.slice(2, 6)) : 2000 + Number(digits.slice(2, 4))
    return [Number(digits.slice(0, 2)), year]
  }

  const FORMATS = {
    cardNumber: (text) => {
      const number = digitsOf(text).slice(0, 19)
      return isAmex(number)
        ? number.replace(/^(\d{4})(\d{1,6})?(\d{1,5})?.*$/, (_all, a, b, c) => [a, b, c].filter(Boolean).join(' '))
        : number.replace(/(\d{4})(?=\d)/g, '$1 ')
    },
    cardExpiry: (text) => {
      let digits = digitsOf(text).slice(0, 6)
      if (/^[2-9]/.test(digits)) digits = `0${digits}`
      return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits
    },
    cardCvc: (text) => digitsOf(text).slice(0, 4),
  }

  const FIELDS = [
    { name: 'cardNumber', label: 'Card number', autocomplete: 'cc-number', placeholder: '1234 1234 1234 1234', wide: true },
    { name: 'cardExpiry', label: 'Expiration date (MM / YY)', autocomplete: 'cc-exp', placeholder: 'MM / YY' },
    { name: 'cardCvc', label: 'Security code', autocomplete: 'cc-csc', placeholder: 'CVC' },
  ]

  let formCount = 0

  const make = (tag, properties = {}, attributes = {}) => {
    const element = Object.assign(document.createElement(tag), properties)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    return element
  }

  class Emitter {
    #handlers = new Map()

    on(event, handler) {
      if (typeof handler !== 'function') throw new IntegrationError(`Missing a handler for the ${event} event.`)
      this.#handlers.set(event, [...(this.#handlers.get(event) ?? []), handler])
      return this
    }

    once(event, handler) {
      const wrapped = (payload) => {
        this.off(event, wrapped)
        handler(payload)
      }
      return this.on(event, wrapped)
    }

    off(event, handler) {
      this.#handlers.set(event, handler === undefined ? [] : (this.#handlers.get(event) ?? []).filter((known) => known !== handler))
      return this
    }

    addEventListener(event, handler) {
      return this.on(event, handler)
    }

    removeEventListener(event, handler) {
      return this.off(event, handler)
    }

    emit(event, payload) {
      for (const handler of this.#handlers.get(event) ?? []) handler(payload)
    }
  }

  class PaymentElement extends Emitter {
    #group
    #options
    #host = null
    #root = null
    #inputs = {}
    #errors = {}
    #destroyed = false
    #lastChange = ''

    constructor(group, options) {
      super()
      this.#group = group
      this.#options = options ?? {}
    }

    mount(target) {
      if (this.#destroyed) throw new IntegrationError('This Element has already been destroyed. Please create a new one.')
      const host = typeof target === 'string' ? document.querySelector(target) : target
      if (!(host instanceof HTMLElement))
        throw new IntegrationError('The selector you specified applies to no DOM element that is on the page.')
      if (this.#host === host) return
      this.unmount()
      this.#host = host
      this.#root ??= this.#build()
      this.applyAppearance()
      host.replaceChildren(this.#root)
      queueMicrotask(() => this.emit('loaderstart', { elementType: 'payment' }))
      this.#group.loaded.then((error) => {
        if (this.#host !== host) return
        if (error) this.emit('loaderror', { elementType: 'payment', error })
        else this.emit('ready', { elementType: 'payment' })
      })
    }

    unmount() {
      this.#root?.remove()
      this.#host = null
    }

    destroy() {
      this.unmount()
      this.#destroyed = true
      this.#group.forget(this)
    }

    update(options) {
      this.#options = { ...this.#options, ...options }
    }

    collapse() {
      for (const input of Object.values(this.#inputs)) input.blur()
    }

    blur() {
      this.collapse()
    }

    focus() {
      this.#inputs.cardNumber?.focus()
    }

    clear() {
      for (const [name, input] of Object.entries(this.#inputs)) {
        input.value = ''
        this.#show(name, null)
      }
      this.#changed()
    }

    applyAppearance() {
      const variables = this.#group.appearance?.variables ?? {}
      const wanted = {
        '--ep-font': variables.fontFamily,
        '--ep-text': variables.colorText,
        '--ep-background': variables.colorBackground,
        '--ep-primary': variables.colorPrimary,
        '--ep-danger': variables.colorDanger,
        '--ep-radius': variables.borderRadius,
      }
      for (const [name, value] of Object.entries(wanted)) {
        if (value) this.#root?.style.setProperty(name, value)
        else this.#root?.style.removeProperty(name)
      }
    }

    /** The first thing wrong with what was typed, shown under its field, or null. */
    validate() {
      const values = this.#values()
      let first = null
      for (const { name } of FIELDS) {
        const error = CHECKS[name](values[name], values)
        this.#show(name, error)
        if (error && !first) {
          first = error
          this.#inputs[name]?.focus()
        }
      }
      return first
    }

    card() {
      const values = this.#values()
      const [month, year] = expiryOf(values.cardExpiry)
      return { number: digitsOf(values.cardNumber), exp_month: month, exp_year: year, cvc: digitsOf(values.cardCvc) }
    }

    #values() {
      return Object.fromEntries(FIELDS.map(({ name }) => [name, this.#inputs[name]?.value ?? '']))
    }

    #build() {
      const id = `emulated-payment-${++formCount}`
      const root = make('div', { className: 'emulated-payment' }, { role: 'group', 'aria-labelledby': `${id}-mark` })
      const mark = make('p', { className: 'ep-mark', id: `${id}-mark` })
      mark.append(
        make('strong', { textContent: 'Test payment (emulated).' }),
        ' No money moves. Test card: 4242 4242 4242 4242, any future date, any three digits.',
      )
      root.append(mark)
      for (const { name, label, autocomplete, placeholder, wide } of FIELDS) {
        const field = make('div', { className: wide ? 'ep-field ep-wide' : 'ep-field' })
        const inputId = `${id}-${name}`
        const input = make(
          'input',
          { type: 'text', id: inputId, name, autocomplete, placeholder, inputMode: 'numeric', spellcheck: false },
          { 'aria-describedby': `${inputId}-error`, 'aria-required': 'true' },
        )
        const error = make('p', { className: 'ep-error', id: `${inputId}-error` }, { role: 'alert' })
        input.addEventListener('input', () => {
          const atEnd = input.selectionStart === input.value.length
          if (atEnd) input.value = FORMATS[name](input.value)
          this.#show(name, null)
          this.#changed()
        })
        input.addEventListener('focus', () => this.emit('focus', { elementType: 'payment' }))
        input.addEventListener('blur', () => {
          input.value = FORMATS[name](input.value)
          const values = this.#values()
          if (values[name] !== '') this.#show(name, CHECKS[name](values[name], values))
          this.emit('blur', { elementType: 'payment' })
        })
        input.addEventListener('keydown', (event) => {
          if (event.key === 'Escape') this.emit('escape', { elementType: 'payment' })
        })
        this.#inputs[name] = input
        this.#errors[name] = error
        field.append(make('label', { htmlFor: inputId, textContent: label }), input, error)
        root.append(field)
      }
      return root
    }

    #show(name, error) {
      const input = this.#inputs[name]
      const line = this.#errors[name]
      if (!input || !line) return
      if (line.textContent !== (error?.message ?? '')) line.textContent = error?.message ?? ''
      if (error) input.setAttribute('aria-invalid', 'true')
      else input.removeAttribute('aria-invalid')
    }

    #changed() {
      const values = this.#values()
      const empty = Object.values(values).every((value) => value === '')
      const complete = FIELDS.every(({ name }) => CHECKS[name](values[name], values) === null)
      const now = `${empty}/${complete}`
      if (now === this.#lastChange) return
      this.#lastChange = now
      this.emit('change', { elementType: 'payment', empty, complete, collapsed: false, value: { type: 'card' } })
    }
  }

  class Elements extends Emitter {
    #key
    #element = null
    clientSecret
    appearance
    /** resolves to an error or to null, once the intent could be read */
    loaded

    constructor(key, options) {
      super()
      this.#key = key
      this.clientSecret = options.clientSecret
      this.appearance = options.appearance
      if (options.clientSecret === undefined && options.mode === undefined) {
        throw new IntegrationError(
          'In order to create a Payment Element, you must pass a clientSecret or mode when creating the Elements group.',
        )
      }
      this.loaded = this.#load()
    }

    async #load() {
      if (this.clientSecret === undefined) return null
      const { object, error } = await call(this.#key, 'GET', `/payment_intents/${intentIdOf(this.clientSecret)}`, {
        client_secret: this.clientSecret,
      })
      if (error) return error
      if (object.status === 'succeeded' || object.status === 'canceled') {
        return {
          type: 'invalid_request_error',
          code: 'payment_intent_unexpected_state',
          message: `This PaymentIntent is in a terminal state and cannot be used to initialize Elements.`,
        }
      }
      return null
    }

    create(type, options) {
      if (type !== 'payment') throw new IntegrationError(`The emulator has the payment Element only, not ${type}.`)
      if (this.#element) throw new IntegrationError("Can only create one Element of type payment through elements.create('payment').")
      this.#element = new PaymentElement(this, options)
      return this.#element
    }

    getElement(type) {
      return type === 'payment' || type === PaymentElement || type?.__elementType === 'payment' ? this.#element : null
    }

    forget(element) {
      if (this.#element === element) this.#element = null
    }

    async update(options) {
      if (options?.appearance) this.appearance = options.appearance
      this.#element?.applyAppearance()
      this.emit('update-end')
    }

    async fetchUpdates() {
      this.loaded = this.#load()
      const error = await this.loaded
      return error ? { error } : {}
    }

    async submit() {
      if (!this.#element) throw new IntegrationError('elements.submit() needs a mounted payment Element.')
      const error = this.#element.validate()
      return error ? { error } : { selectedPaymentMethod: 'card' }
    }

    card() {
      return this.#element?.card()
    }
  }

  // ---- confirming ----

  /** Asks the visitor in a dialog what the emulated bank shall say. */
  function askAuthentication() {
    return new Promise((resolve) => {
      const dialog = make('dialog', { className: 'emulated-authentication' }, { 'aria-labelledby': 'emulated-authentication-title' })
      const finish = (outcome) => {
        dialog.close()
        dialog.remove()
        resolve(outcome)
      }
      const pass = make('button', { type: 'button', textContent: 'Complete authentication' })
      const fail = make('button', { type: 'button', textContent: 'Fail authentication' })
      pass.addEventListener('click', () => finish('pass'))
      fail.addEventListener('click', () => finish('fail'))
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault()
        finish('fail')
      })
      dialog.append(
        make('h2', { id: 'emulated-authentication-title', textContent: 'Your bank’s question (emulated)' }),
        make('p', { textContent: 'A real bank would ask for a code here.' }),
        pass,
        fail,
      )
      document.body.append(dialog)
      dialog.showModal()
    })
  }

  const never = () => new Promise(() => {})

  function createStripe(key) {
    /** Takes the intent's next step, if it has one, and says how the payment ended. */
    async function finish(intent, clientSecret) {
      const next = intent.next_action
      if (intent.status !== 'requires_action' || !next) return { paymentIntent: intent }
      if (next.type === 'redirect_to_url') {
        location.assign(next.redirect_to_url.url)
        return never()
      }
      const outcome = await askAuthentication()
      const { object, error } = await call(key, 'POST', `/payment_intents/${intent.id}/emulated_authentication`, {
        client_secret: clientSecret,
        outcome,
      })
      if (error) return { error }
      if (object.status === 'requires_payment_method') return { error: { ...object.last_payment_error, payment_intent: object } }
      return { paymentIntent: object }
    }

    function goTo(returnUrl, intent) {
      const url = new URL(returnUrl)
      url.searchParams.set('payment_intent', intent.id)
      url.searchParams.set('payment_intent_client_secret', intent.client_secret)
      url.searchParams.set('redirect_status', intent.status === 'processing' ? 'pending' : 'succeeded')
      location.assign(url.href)
      return never()
    }

    const stripe = {
      elements: (options = {}) => new Elements(key, options),

      async confirmPayment({ elements, clientSecret, confirmParams = {}, redirect = 'always' } = {}) {
        const secret = clientSecret ?? elements?.clientSecret
        if (secret === undefined)
          throw new IntegrationError('stripe.confirmPayment(): expected a clientSecret, or elements created with one.')
        const id = intentIdOf(secret)
        const {
          return_url: returnUrl,
          payment_method_data: methodData,
          receipt_email: receiptEmail,
          payment_method: methodId,
        } = confirmParams
        if (redirect !== 'if_required' && returnUrl === undefined) {
          throw new IntegrationError('stripe.confirmPayment(): expected confirmParams.return_url, unless redirect is if_required.')
        }
        if (elements && methodId === undefined) {
          const { error } = await elements.submit()
          if (error) return { error }
        }
        const card = methodId === undefined ? elements?.card() : undefined
        const { object, error } = await call(key, 'POST', `/payment_intents/${id}/confirm`, {
          client_secret: secret,
          use_stripe_sdk: true,
          return_url: returnUrl,
          receipt_email: receiptEmail,
          payment_method: methodId,
          ...(card
            ? {
                expected_payment_method_type: 'card',
                payment_method_data: { type: 'card', card, billing_details: methodData?.billing_details },
              }
            : {}),
        })
        if (error) return { error }
        const result = await finish(object, secret)
        return result.error || redirect === 'if_required' ? result : goTo(returnUrl, result.paymentIntent)
      },

      async confirmCardPayment(clientSecret, data = {}, { handleActions = true } = {}) {
        const method = data.payment_method
        const { object, error } = await call(key, 'POST', `/payment_intents/${intentIdOf(clientSecret)}/confirm`, {
          client_secret: clientSecret,
          use_stripe_sdk: true,
          receipt_email: data.receipt_email,
          return_url: data.return_url,
          payment_method: typeof method === 'string' ? method : undefined,
        })
        if (error) return { error }
        return handleActions ? finish(object, clientSecret) : { paymentIntent: object }
      },

      async handleNextAction({ clientSecret }) {
        const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret)
        if (error) return { error }
        if (paymentIntent.status !== 'requires_action') {
          throw new IntegrationError(`handleNextAction: the PaymentIntent is not in the requires_action state but ${paymentIntent.status}.`)
        }
        return finish(paymentIntent, clientSecret)
      },

      async retrievePaymentIntent(clientSecret) {
        const { object, error } = await call(key, 'GET', `/payment_intents/${intentIdOf(clientSecret)}`, { client_secret: clientSecret })
        return error ? { error } : { paymentIntent: object }
      },

      async createPaymentMethod({ elements, params = {} } = {}) {
        if (!elements) throw new IntegrationError('The emulator creates payment methods from an Elements group only.')
        const { error: invalid } = await elements.submit()
        if (invalid) return { error: invalid }
        const { object, error } = await call(key, 'POST', '/payment_methods', {
          type: 'card',
          card: elements.card(),
          billing_details: params.billing_details,
        })
        return error ? { error } : { paymentMethod: object }
      },

      async createToken() {
        return { error: { type: 'invalid_request_error', message: 'The emulator makes no tokens; use payment methods.' } }
      },

      _registerWrapper() {},
      registerAppInfo() {},
    }
    return stripe
  }

  function Stripe(publishableKey) {
    if (typeof publishableKey !== 'string' || publishableKey.trim() === '') {
      throw new IntegrationError('Missing value for Stripe(): apiKey should be a string.')
    }
    if (!publishableKey.startsWith('pk_test_')) throw new IntegrationError('The emulated Stripe() takes a pk_test_ key only.')
    return createStripe(publishableKey)
  }
  /** The release train that the pinned @stripe/stripe-js expects. */
  Stripe.version = 'endive'

  addStyles()
  window.Stripe = Stripe
})()
