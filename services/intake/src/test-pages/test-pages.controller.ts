import { Controller, Get, HttpCode } from '@nestjs/common'

/** Answers 204 where the developers' test pages exist; elsewhere the route is not there at all, and the client shows 'not found'. */
@Controller('api/test-pages')
export class TestPagesController {
  @Get()
  @HttpCode(204)
  exist(): void {}
}
