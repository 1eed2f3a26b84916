import { once } from 'node:events'
import { AdminUsersQuery, type AdminUserResponse, type AdminUsersResponse } from '@disha/contracts/api/admin'
import { BRAND } from '@disha/contracts/brand'
import { ApiError } from '@disha/platform/api-error'
import { ZodPipe } from '@disha/platform/zod.pipe'
import { Controller, Get, Header, Logger, Param, Query, Res } from '@nestjs/common'
import type { Response } from 'express'
import { z } from 'zod'
import type { LoggedIn } from '../accounts/accounts.service.ts'
import { CurrentAdministrator } from '../accounts/administrator.guard.ts'
import { Audit } from '../audit/audit.service.ts'
import { decodeCursor } from './cursor.ts'
import { csvHead, csvRows } from './users-csv.ts'
import { UsersService } from './users.service.ts'

const EXPORT_BATCH = 500
const ExportQuery = AdminUsersQuery.pick({ search: true })
/** Days of the file's name are India's. */
const FILE_DATE = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

@Controller('api/admin')
export class UsersController {
  private readonly logger = new Logger('Users')

  constructor(
    private readonly users: UsersService,
    private readonly audit: Audit,
  ) {}

  @Get('users')
  @Header('Cache-Control', 'no-store')
  async list(
    @Query(new ZodPipe(AdminUsersQuery)) { search, cursor, limit }: z.infer<typeof AdminUsersQuery>,
    @CurrentAdministrator() { administratorId }: LoggedIn,
  ): Promise<AdminUsersResponse> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor)
    await this.audit.record(search ? 'users.search' : 'users.list', administratorId)
    const [page, counters] = await Promise.all([this.users.page({ search, cursor: after, limit }), this.users.counters()])
    return { ...page, counters }
  }

  /** All users as a file, written as they are read: its size in memory is one batch. */
  @Get('users.csv')
  async csv(
    @Query(new ZodPipe(ExportQuery)) { search }: z.infer<typeof ExportQuery>,
    @CurrentAdministrator() { administratorId }: LoggedIn,
    @Res() response: Response,
  ): Promise<void> {
    await this.audit.record('users.export', administratorId)
    let page = await this.users.page({ search, limit: EXPORT_BATCH })
    response.set({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${BRAND.name.toLowerCase()}-users-${FILE_DATE.format(new Date())}.csv"`,
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    })
    try {
      response.write(csvHead())
      for (;;) {
        if (!response.write(csvRows(page.users)) && !response.destroyed)
          await Promise.race([once(response, 'drain'), once(response, 'close')])
        if (page.nextCursor === null || response.destroyed) break
        page = await this.users.page({ search, cursor: decodeCursor(page.nextCursor), limit: EXPORT_BATCH })
      }
      response.end()
    } catch (error) {
      // half a file must not look like a whole one
      this.logger.error(`export broke off: ${error instanceof Error ? error.message : String(error)}`)
      response.destroy()
    }
  }

  @Get('users/:id')
  @Header('Cache-Control', 'no-store')
  async one(@Param('id') id: string, @CurrentAdministrator() { administratorId }: LoggedIn): Promise<AdminUserResponse> {
    const notFound = new ApiError('not_found', 'There is nothing at this address.')
    if (!z.uuid().safeParse(id).success) throw notFound
    await this.audit.record('users.view', administratorId, id)
    const user = await this.users.one(id)
    if (user === null) throw notFound
    return user
  }
}
