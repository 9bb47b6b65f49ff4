import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import type * as FeaturesServiceModule from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import type * as FeaturesModule from '@eventstore/db-client/generated/serverfeatures_pb.js';
import type * as StreamsServiceModule from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type {
  BatchAppendReq,
  BatchAppendResp,
  ReadReq,
  ReadResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import {
  Server,
  ServerCredentials,
  type ServerDuplexStream,
  type ServerWritableStream,
  type sendUnaryData,
  status,
} from '@grpc/grpc-js';
import { MemoryStore, type ProposedEvent } from './memory-store.ts';
import { type ReadRequest, readRequest, requestedEvents } from './read-request.ts';
import {
  appendMessage,
  confirmationMessage,
  eventMessage,
  streamNotFoundMessage,
} from './wire-messages.ts';

type ReadCall = ServerWritableStream<ReadReq, ReadResp>;
type AppendCall = ServerDuplexStream<BatchAppendReq, BatchAppendResp>;

const load = createRequire(import.meta.url);
const { StreamsService }: typeof StreamsServiceModule = load(
  '@eventstore/db-client/generated/streams_grpc_pb.js',
);
const { ServerFeaturesService }: typeof FeaturesServiceModule = load(
  '@eventstore/db-client/generated/serverfeatures_grpc_pb.js',
);
const features: typeof FeaturesModule = load(
  '@eventstore/db-client/generated/serverfeatures_pb.js',
);

/**
 * EventStoreDB's wire protocol over an in-memory store: batch append, reads, and subscriptions to
 * the whole log. It tests the adapter and the protocol, not the server.
 */
export class WireServer {
  readonly #store = new MemoryStore();
  /** The number of events that reads have returned so far. */
  eventsRead = 0;
  #server: Server | undefined;
  #port = 0;
  #losesNextResponse = false;

  get connectionString(): string {
    return `esdb://127.0.0.1:${this.#port}?tls=false`;
  }

  /** Listens on its previous port, or on a free one; the data remains. */
  async start(): Promise<void> {
    const server = new Server();
    const refuse = (_call: unknown, callback: sendUnaryData<never>) =>
      callback({ code: status.UNIMPLEMENTED, details: 'the log deletes nothing' });
    server.addService(StreamsService, {
      batchAppend: (call: AppendCall) => this.#batchAppend(call),
      read: (call: ReadCall) => void this.#read(call),
      append: refuse,
      delete: refuse,
      tombstone: refuse,
    });
    server.addService(ServerFeaturesService, {
      getSupportedMethods: (
        _call: unknown,
        callback: sendUnaryData<FeaturesModule.SupportedMethods>,
      ) => callback(null, supportedMethods()),
    });
    this.#port = await new Promise<number>((resolve, reject) => {
      const bound = (error: Error | null, port: number) => (error ? reject(error) : resolve(port));
      server.bindAsync(`127.0.0.1:${this.#port}`, ServerCredentials.createInsecure(), bound);
    });
    this.#server = server;
  }

  /** Another application appends an event without metadata. */
  appendForeign(stream: string, type: string, data?: unknown): void {
    this.#store.appendForeign(stream, type, data);
  }

  /** Ends every call immediately and refuses new ones. */
  stop(): void {
    this.#server?.forceShutdown();
    this.#server = undefined;
  }

  /** Restores a backup with the first events only. */
  restore(count: number): void {
    this.#store.keepFirst(count);
  }

  /** The next append is written, but its call fails without a response. */
  loseNextResponse(): void {
    this.#losesNextResponse = true;
  }

  #batchAppend(call: AppendCall): void {
    const open = new Map<string, BatchAppendReq[]>();
    call.on('data', (request: BatchAppendReq) => {
      const id = request.getCorrelationId()?.getString() ?? '';
      const parts = [...(open.get(id) ?? []), request];
      open.set(id, parts);
      if (!request.getIsFinal()) return;
      open.delete(id);
      const response = this.#write(parts, request);
      if (this.#losesNextResponse) {
        this.#losesNextResponse = false;
        call.emit('error', { code: status.UNAVAILABLE, details: 'connection lost' });
      } else call.write(response);
    });
    call.on('end', () => call.end());
    call.on('error', () => undefined);
  }

  #write(parts: readonly BatchAppendReq[], last: BatchAppendReq): BatchAppendResp {
    const options = parts[0]?.getOptions();
    if (options === undefined) throw new Error('expected a batch append to begin with its options');
    const stream = Buffer.from(
      options.getStreamIdentifier()?.getStreamName_asU8() ?? [],
    ).toString();
    const expected = options.hasNoStream() ? -1 : Number(options.getStreamPosition());
    const events = parts.flatMap((part) => part.getProposedMessagesList()).map(proposedEvent);
    return appendMessage(last, stream, this.#store.append(stream, expected, events));
  }

  async #read(call: ReadCall): Promise<void> {
    const request = readRequest(call.request);
    if (request.subscription) return this.#subscribe(call, request);
    const { stream, count } = request;
    const events = stream === undefined ? this.#store.all : this.#store.stream(stream);
    if (stream !== undefined && events.length === 0) call.write(streamNotFoundMessage(stream));
    for (const event of requestedEvents(events, request).slice(0, count)) {
      this.eventsRead += 1;
      await send(call, eventMessage(event));
    }
    call.end();
  }

  async #subscribe(call: ReadCall, request: ReadRequest): Promise<void> {
    const { all } = this.#store;
    let next = request.fromEnd ? all.length : 0;
    let news: () => void = () => undefined;
    const unwatch = this.#store.watch(() => news());
    call.on('cancelled', () => news()).on('error', () => undefined);
    call.write(confirmationMessage(randomUUID()));
    while (!call.cancelled) {
      for (let event = all[next]; event !== undefined; event = all[next]) {
        next += 1;
        if (request.wanted.test(event.type)) await send(call, eventMessage(event));
      }
      // No code runs between the check and the wait, so no event is missed.
      if (!call.cancelled)
        await new Promise<void>((resolve) => {
          news = resolve;
        });
    }
    unwatch();
    call.end();
  }
}

function supportedMethods(): FeaturesModule.SupportedMethods {
  const methods = new features.SupportedMethods();
  methods.setEventStoreServerVersion('24.10.0');
  const names = ['Read', 'BatchAppend'];
  methods.setMethodsList(
    names.map((name) => {
      const method = new features.SupportedMethod();
      method.setServiceName('event_store.client.streams.Streams');
      method.setMethodName(name);
      return method;
    }),
  );
  return methods;
}

function proposedEvent(
  message: ReturnType<BatchAppendReq['getProposedMessagesList']>[number],
): ProposedEvent {
  const described = message.getMetadataMap();
  return {
    id: message.getId()?.getString() ?? '',
    type: described.get('type') ?? '',
    contentType: described.get('content-type') ?? '',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
}

async function send(call: ReadCall, message: ReadResp): Promise<void> {
  if (call.cancelled || call.write(message)) return;
  await new Promise<void>((resolve) => {
    const goOn = () => {
      call.off('drain', goOn).off('cancelled', goOn).off('close', goOn);
      resolve();
    };
    call.on('drain', goOn).on('cancelled', goOn).on('close', goOn);
  });
}
