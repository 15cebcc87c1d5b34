"""Replaces /usr/sbin/sendmail: reads a letter and hands it to the SMTP server on the given port."""

import email
import email.utils
import smtplib
import sys

letter = sys.stdin.buffer.read()
headers = email.message_from_bytes(letter)
receivers = [address for _, address in email.utils.getaddresses(headers.get_all("To", []))]
with smtplib.SMTP("127.0.0.1", int(sys.argv[1])) as server:
    server.sendmail(email.utils.parseaddr(headers["From"])[1], receivers, letter)
