import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common'
import type { ApiErrorBody, ErrorCode } from '@disha/contracts/errors'
import type { Response } from 'express'
import { ApiError } from './api-error.ts'

const BY_STATUS: Record<number, ErrorCode> = {
  400: 'invalid_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  413: 'payload_too_large',
  429: 'rate_limited',
}

/** body-parser's own errors carry a `type`; anything else unknown is ours to hide. */
function bodyOf(exception: unknown): { status: number; body: ApiErrorBody } {
  if (exception instanceof ApiError) return { status: exception.getStatus(), body: exception.getResponse() as ApiErrorBody }
  const type = (exception as { type?: unknown } | null)?.type
  if (type === 'entity.too.large') return { status: 413, body: { error: 'payload_too_large', message: 'The request body is too large.' } }
  if (type === 'entity.parse.failed')
    return { status: 400, body: { error: 'malformed_json', message: 'The request body is not valid JSON.' } }
  if (type === 'encoding.unsupported' || type === 'charset.unsupported' || type === 'request.size.invalid' || type === 'request.aborted') {
    return { status: 400, body: { error: 'invalid_request', message: 'The request body could not be read.' } }
  }
  if (exception instanceof HttpException) {
    const status = exception.getStatus()
    const cause = exception.message
    if (status === 400 && /JSON/.test(cause))
      return { status, body: { error: 'malformed_json', message: 'The request body is not valid JSON.' } }
    const error = BY_STATUS[status] ?? (status >= 500 ? 'internal' : 'invalid_request')
    return {
      status,
      body: {
        error,
        message: status === 404 ? 'There is nothing at this address.' : status === 429 ? 'Too many requests; please wait a moment.' : cause,
      },
    }
  }
  if (exception instanceof URIError) return { status: 400, body: { error: 'invalid_request', message: 'The address is not valid.' } }
  return { status: 500, body: { error: 'internal', message: 'Something went wrong on our side.' } }
}

/** Turns everything thrown in a service into the one error shape; only unexpected errors are logged, with their stack. */
@Catch()
export class ApiErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('ApiErrorFilter')

  catch(exception: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>()
    const { status, body } = bodyOf(exception)
    if (status >= 500) this.logger.error(exception instanceof Error ? (exception.stack ?? exception.message) : exception)
    if (response.headersSent) response.end()
    else response.status(status).json(body)
  }
}
