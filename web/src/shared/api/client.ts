import { ApiError, NetworkError } from './api-error.ts'

type RequestOptions = { signal?: AbortSignal | undefined; keepalive?: boolean; headers?: Readonly<Record<string, string>> }

/**
 * One call to the API: cookies included, a JSON content type only with a body.
 * @throws ApiError for every non-2xx answer, NetworkError when there was none; an abort passes through.
 */
export async function request(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<unknown> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      credentials: 'include',
      headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...options.headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.keepalive ? { keepalive: true } : {}),
    })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new NetworkError(error)
  }
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, response.statusText, text)
  return text === '' ? null : (JSON.parse(text) as unknown)
}

export const get = <Response>(path: string, options?: RequestOptions) => request('GET', path, undefined, options) as Promise<Response>

export const post = <Response>(path: string, body: unknown, options?: RequestOptions) =>
  request('POST', path, body, options) as Promise<Response>
