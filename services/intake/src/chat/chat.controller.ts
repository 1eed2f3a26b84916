import { createHash } from 'node:crypto'
import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common'
import { ChatPreviewRequest, QuestionRequest, type ChatPreviewResponse, type QuestionResponse } from '@disha/contracts/api/intake'
import { UserQuestion } from '@disha/database/intake/user-question.entity'
import { computeChart } from '@disha/jyotish/compute-chart'
import type { Ephemeris } from '@disha/jyotish/ephemeris'
import type { Gazetteer } from '@disha/places/gazetteer'
import { ZodPipe } from '@disha/platform/zod.pipe'
import { writeAnswer } from '@disha/reading/write-answer'
import { Throttle } from '@nestjs/throttler'
import type { Request } from 'express'
import { EntityManager } from 'typeorm'
import type { z } from 'zod'
import { todayIn } from '../engine/today.ts'
import { EPHEMERIS, GAZETTEER } from '../engine/tokens.ts'
import { COMPUTING } from '../rate-limits.ts'
import { Visitors } from '../sessions/visitors.service.ts'
import { checkBirthDate } from '../submissions/check-birth-date.ts'
import { checkTimeZone } from '../submissions/check-time-zone.ts'
import { resolveBirth } from '../submissions/resolve-birth.ts'
import { wishOf } from '../submissions/wish.ts'
import { writeFreePreview } from '../submissions/write-free-preview.ts'

/** The scripted guide's two calls. */
@Controller('api')
export class ChatController {
  constructor(
    private readonly visitors: Visitors,
    private readonly manager: EntityManager,
    @Inject(GAZETTEER) private readonly gazetteer: Gazetteer,
    @Inject(EPHEMERIS) private readonly ephemeris: Ephemeris,
  ) {}

  /** A question as it was asked; the asker may have no session yet. */
  @Post('questions')
  async ask(
    @Body(new ZodPipe(QuestionRequest)) { question, context, language, advisorId }: z.infer<typeof QuestionRequest>,
    @Req() request: Request,
  ): Promise<z.infer<typeof QuestionResponse>> {
    const user = await this.visitors.current(request)
    const stored = await this.manager.save(
      this.manager.create(UserQuestion, {
        userId: user?.id ?? null,
        question,
        context: context ?? null,
        language,
        advisorId: advisorId ?? null,
        response: null,
      }),
    )
    return { ...stored, createdAt: stored.createdAt.toISOString() }
  }

  /** The free preview inside the chat, and a short answer to what was asked. Nothing is stored; the same details give the same words. */
  @Post('chat/preview')
  @HttpCode(200)
  @Throttle(COMPUTING)
  preview(@Body(new ZodPipe(ChatPreviewRequest)) body: ChatPreviewRequest): ChatPreviewResponse {
    const displayTimeZone = checkTimeZone(undefined)
    const asOf = todayIn(displayTimeZone)
    checkBirthDate(body.dateOfBirth, asOf)
    const { birth } = resolveBirth(body, this.gazetteer)
    const { concern, topics } = wishOf({ language: body.language, concern: body.concern })
    const asked = body.question === undefined ? { concern, topics } : { concern: body.question, topics: [] }
    const seed = createHash('sha256')
      .update(JSON.stringify([body.fullName, birth, concern]))
      .digest('base64url')
    const request = {
      birth,
      name: body.fullName,
      gender: null,
      concern,
      topics,
      language: body.language,
      seed,
      asOf,
      displayTimeZone,
    }
    return {
      ...writeFreePreview(request, this.ephemeris),
      answer: writeAnswer({
        ...request,
        ...asked,
        chart: computeChart(birth, this.ephemeris),
        ephemeris: this.ephemeris,
        person: { name: body.fullName },
      }),
    }
  }
}
