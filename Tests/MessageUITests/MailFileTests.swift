import Foundation
import Testing

@testable import MessageUI

/// Mail as files.
@Suite struct MailFileTests {
    private let date = Date(timeIntervalSince1970: 1_700_000_000)

    private func lines(_ change: (inout MailDraft) -> Void) -> [String] {
        var draft = MailDraft()
        change(&draft)
        return String(decoding: MailWriter(draft: draft, date: date).file, as: UTF8.self).components(separatedBy: "\r\n")
    }

    @Test func aPlainMailHasItsFieldsAnEmptyLineAndItsText() throws {
        let lines = lines {
            $0.to = ["ada@example.org", "Grace Hopper <grace@example.org>"]
            $0.bcc = ["b@example.org"]
            $0.subject = "Hello"
            $0.text = "One\nTwo"
        }
        #expect(lines[0] == "From: person@localhost")
        #expect(lines[1...2] == ["To: ada@example.org,", " \"Grace Hopper\" <grace@example.org>"])
        #expect(lines.contains("Bcc: b@example.org") && lines.contains("Subject: Hello") && !lines.contains { $0.hasPrefix("Cc:") })
        #expect(lines.contains { $0.hasPrefix("Date: ") && $0.contains(" Nov 2023 ") })
        let end = try #require(lines.firstIndex(of: ""))
        #expect(lines[..<end].contains("Content-Transfer-Encoding: 7bit"))
        #expect(lines[(end + 1)...] == ["One", "Two", ""])
    }

    @Test func whatIsNotASCIIIsEncoded() throws {
        let subject = String(repeating: "Grüße ", count: 20)
        let lines = lines {
            $0.subject = subject
            $0.text = "ä"
        }
        let start = try #require(lines.firstIndex { $0.hasPrefix("Subject: ") })
        var words = [String(lines[start].dropFirst("Subject: ".count))]
        for line in lines[(start + 1)...] where line.hasPrefix(" =?") { words.append(String(line.dropFirst())) }
        #expect(words.allSatisfy { $0.hasPrefix("=?utf-8?B?") && $0.hasSuffix("?=") && $0.count <= 75 })
        let read = words.map { String(decoding: Data(base64Encoded: String($0.dropFirst(10).dropLast(2)))!, as: UTF8.self) }.joined()
        #expect(read == subject)
        let end = try #require(lines.firstIndex(of: ""))
        #expect(lines[end + 1] == Data("ä\r\n".utf8).base64EncodedString())
    }

    @Test func htmlComesBesideItsTextAndAttachmentsBehindBoth() throws {
        let data = Data((0..<200).map { UInt8($0) })
        let lines = lines {
            ($0.text, $0.html) = ("Hi", "<b>Hi</b>")
            $0.attachments = [
                Attachment(data: data, mimeType: "application/pdf", name: "a \"b\".pdf"),
                Attachment(data: Data("x".utf8), mimeType: "text/plain", name: "Größe.txt"),
            ]
        }
        #expect(lines.contains("Content-Type: multipart/mixed; boundary=\"part-of-mixed-1\""))
        #expect(lines.contains("Content-Type: multipart/alternative; boundary=\"part-of-alternative-1\""))
        #expect(lines.contains("Content-Type: text/html; charset=utf-8") && lines.contains("<b>Hi</b>"))
        #expect(lines.contains(" filename=\"a \\\"b\\\".pdf\"") && lines.contains(" filename*=utf-8''Gr%C3%B6%C3%9Fe.txt"))
        let start = try #require(lines.firstIndex(of: "Content-Type: application/pdf"))
        let body = lines[start...].drop { !$0.isEmpty }.dropFirst().prefix { !$0.isEmpty }
        #expect(body.allSatisfy { $0.count <= 76 } && Data(base64Encoded: body.joined()) == data)
        #expect(lines.contains("--part-of-mixed-1--"))
    }

    @Test func whatStandsBetweenPartsIsInNone() {
        let lines = lines {
            $0.text = "--part-of-mixed-1\npart-of-mixed-2"
            $0.attachments = [Attachment(data: Data(), mimeType: "a/b", name: "c")]
        }
        #expect(lines.contains("Content-Type: multipart/mixed; boundary=\"part-of-mixed-3\""))
    }

    @Test func noTextOfTheAppsAddsAFieldOfItsOwn() throws {
        let evil = "x\r\nX-Evil: 1\nX-Evil: 2"
        let lines = lines {
            ($0.sender, $0.to, $0.subject) = (evil, [evil, "\(evil) <a@b>"], evil)
            $0.attachments = [Attachment(data: Data(), mimeType: "text/\(evil)", name: evil)]
        }
        #expect(!lines.contains { $0.hasPrefix("X-Evil") })
        #expect(lines.contains("Content-Type: application/octet-stream"))
    }

    @Test func addressesAreToldApartByCommasOutsideOfQuotes() {
        #expect(
            AddressList.addresses(in: " a@b , \"Last, First\" <c@d>;e@f,, ") == ["a@b", "\"Last, First\" <c@d>", "e@f"])
        #expect(AddressList.addresses(in: " ").isEmpty)
    }
}
