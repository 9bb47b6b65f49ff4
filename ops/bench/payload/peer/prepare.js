import { localApi } from './parts/payload.js';

/** Creates the tables, which Payload does only in development, and the user of the REST API. */
const payload = await localApi();
await payload.create({
  collection: 'users',
  data: {
    email: 'editor@estuaire.example',
    password: process.env.PAYLOAD_SECRET,
    enableAPIKey: true,
    apiKey: process.env.PAYLOAD_API_KEY,
  },
});
process.exit();
