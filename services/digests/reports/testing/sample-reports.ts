const boundary = 'E5D6C7.1767600000/mx.exemple.fr';

/** Returns the headers of one of our e-mails, as servers return them. */
function returned(mailId: string): string {
  return [
    'From: Groupe Estuaire <ne-pas-repondre@estuaire.example>',
    'To: marie@exemple.fr',
    'Subject: =?UTF-8?Q?3_nouvelles_offres?=',
    'Message-ID:',
    ` <${mailId}@estuaire.example>`,
    'MIME-Version: 1.0',
    '',
  ].join('\n');
}

interface Bounce {
  readonly mailId: string;
  readonly action?: string;
  readonly status?: string;
}

/** Returns Postfix's report of an e-mail that cannot be delivered (RFC 3464). */
export function bounce({ mailId, action = 'failed', status = '5.1.1' }: Bounce): Buffer {
  return message([
    'From: MAILER-DAEMON@mx.exemple.fr (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    'To: ne-pas-repondre@estuaire.example',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    `\tboundary="${boundary}"`,
    '',
    'This is a MIME-encapsulated message.',
    '',
    `--${boundary}`,
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'Action: failed',
    'Status: 5.0.0 is what a person writes here.',
    '',
    `--${boundary}`,
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.exemple.fr',
    'Arrival-Date: Mon,  5 Jan 2026 10:00:00 +0100 (CET)',
    '',
    'Final-Recipient: rfc822; marie@exemple.fr',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 <marie@exemple.fr>: Recipient address',
    '    rejected: User unknown',
    '',
    `--${boundary}`,
    'Content-Description: Undelivered Message Headers',
    'Content-Type: text/rfc822-headers',
    '',
    returned(mailId),
    `--${boundary}--`,
    '',
  ]);
}

/** Returns a mailbox provider's report of a reader who pressed “spam” (RFC 5965). */
export function complaint(mailId: string, type = 'abuse'): Buffer {
  return message([
    'From: <abusedesk@mailbox.example>',
    'To: <ne-pas-repondre@estuaire.example>',
    'Subject: FW: 3 nouvelles offres',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary=part1_13d.2e68ed54',
    '',
    '--part1_13d.2e68ed54',
    'Content-Type: text/plain; charset="US-ASCII"',
    '',
    'This is an email abuse report.',
    '',
    '--part1_13d.2e68ed54',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${type}`,
    'User-Agent: SomeGenerator/1.0',
    'Version: 1',
    '',
    '--part1_13d.2e68ed54',
    'Content-Type: message/rfc822',
    'Content-Disposition: inline',
    '',
    returned(mailId),
    'Bonjour',
    '--part1_13d.2e68ed54--',
    '',
  ]);
}

function message(lines: readonly string[]): Buffer {
  return Buffer.from(lines.join('\n').replaceAll('\n', '\r\n'));
}
