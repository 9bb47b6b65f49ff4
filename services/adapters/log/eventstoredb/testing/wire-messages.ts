import { createRequire } from 'node:module';
import type * as CodeModule from '@eventstore/db-client/generated/code_pb.js';
import type * as SharedModule from '@eventstore/db-client/generated/shared_pb.js';
import type * as StatusModule from '@eventstore/db-client/generated/status_pb.js';
import type * as StreamsModule from '@eventstore/db-client/generated/streams_pb.js';
import type { StoredEvent, WriteOutcome } from './memory-store.ts';

type AnyMessage = NonNullable<ReturnType<StatusModule.Status['getDetails']>>;
type EmptyMessage = NonNullable<
  ReturnType<SharedModule.WrongExpectedVersion['getCurrentNoStream']>
>;

// The generated modules are CommonJS, so ES imports do not see their names; messages must be
// created by the client's own copy of the protobuf runtime.
const load = createRequire(import.meta.url);
const loadOfClient = createRequire(load.resolve('@eventstore/db-client'));
const streams: typeof StreamsModule = load('@eventstore/db-client/generated/streams_pb.js');
const shared: typeof SharedModule = load('@eventstore/db-client/generated/shared_pb.js');
const { Code }: typeof CodeModule = load('@eventstore/db-client/generated/code_pb.js');
const status: typeof StatusModule = load('@eventstore/db-client/generated/status_pb.js');
const { Any }: { Any: new () => AnyMessage } = loadOfClient(
  'google-protobuf/google/protobuf/any_pb.js',
);
const { Empty }: { Empty: new () => EmptyMessage } = loadOfClient(
  'google-protobuf/google/protobuf/empty_pb.js',
);

/** Returns a stored event in a read response. Times are in ticks of 100 ns. */
export function eventMessage(event: StoredEvent): StreamsModule.ReadResp {
  const record = new streams.ReadResp.ReadEvent.RecordedEvent();
  const id = new shared.UUID();
  id.setString(event.id);
  record.setId(id);
  record.setStreamIdentifier(streamIdentifier(event.stream));
  record.setStreamRevision(String(event.revision));
  record.setCommitPosition(String(event.position));
  record.setPreparePosition(String(event.position));
  record.setData(event.data);
  record.setCustomMetadata(event.metadata);
  record.getMetadataMap().set('type', event.type);
  record.getMetadataMap().set('content-type', event.contentType);
  record.getMetadataMap().set('created', '0');
  const read = new streams.ReadResp.ReadEvent();
  read.setEvent(record);
  read.setCommitPosition(String(event.position));
  const message = new streams.ReadResp();
  message.setEvent(read);
  return message;
}

export function confirmationMessage(subscriptionId: string): StreamsModule.ReadResp {
  const confirmation = new streams.ReadResp.SubscriptionConfirmation();
  confirmation.setSubscriptionId(subscriptionId);
  const message = new streams.ReadResp();
  message.setConfirmation(confirmation);
  return message;
}

export function streamNotFoundMessage(stream: string): StreamsModule.ReadResp {
  const notFound = new streams.ReadResp.StreamNotFound();
  notFound.setStreamIdentifier(streamIdentifier(stream));
  const message = new streams.ReadResp();
  message.setStreamNotFound(notFound);
  return message;
}

/** Returns the response to the batch append that the request completes. */
export function appendMessage(
  request: StreamsModule.BatchAppendReq,
  stream: string,
  outcome: WriteOutcome,
): StreamsModule.BatchAppendResp {
  const message = new streams.BatchAppendResp();
  message.setCorrelationId(request.getCorrelationId());
  message.setStreamIdentifier(streamIdentifier(stream));
  if (outcome.kind === 'wrong-version') {
    message.setError(wrongVersionStatus(outcome.actual));
    return message;
  }
  const success = new streams.BatchAppendResp.Success();
  const position = new shared.AllStreamPosition();
  position.setCommitPosition(String(outcome.position));
  position.setPreparePosition(String(outcome.position));
  success.setCurrentRevision(String(outcome.revision));
  success.setPosition(position);
  message.setSuccess(success);
  return message;
}

function wrongVersionStatus(actual: number): StatusModule.Status {
  const wrong = new shared.WrongExpectedVersion();
  if (actual < 0) wrong.setCurrentNoStream(new Empty());
  else wrong.setCurrentStreamRevision(String(actual));
  wrong.setExpectedAny(new Empty());
  const details = new Any();
  details.pack(wrong.serializeBinary(), 'event_store.client.WrongExpectedVersion');
  const response = new status.Status();
  response.setCode(Code.FAILED_PRECONDITION);
  response.setMessage('WrongExpectedVersion');
  response.setDetails(details);
  return response;
}

function streamIdentifier(name: string): SharedModule.StreamIdentifier {
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(Uint8Array.from(Buffer.from(name)));
  return identifier;
}
