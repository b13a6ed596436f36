import type { Caller } from '@folia/contracts/caller';
import { linkPreviewInput, previewLink } from '@folia/contracts/link-preview';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, HttpCode, Post } from '@nestjs/common';
import type { z } from 'zod';
import { BodyOf, From } from '../http/request.decorator';

@Controller('api/link-previews')
export class LinkPreviewController {
  constructor(private readonly rpc: RpcClient) {}

  @Post()
  @HttpCode(200)
  read(@From() caller: Caller, @BodyOf(linkPreviewInput) input: z.output<typeof linkPreviewInput>) {
    return this.rpc.call(previewLink, caller, input);
  }
}
