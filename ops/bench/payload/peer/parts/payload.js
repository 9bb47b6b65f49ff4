import { getPayload } from 'payload';
import config from '../payload.config.js';

/** Payload's Local API, one for the process. */
export const localApi = () => getPayload({ config });
