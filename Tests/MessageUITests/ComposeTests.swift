import Foundation
import StagedApps
import Testing
import UIKit

@testable import MessageUI

/// The screens on which mail and messages are written. Each test has a process of its own.
@Suite struct ComposeTests {
    @MainActor private static func outbox() -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("outbox-\(UUID().uuidString)")
        Outbox.current.folder = folder
        return folder
    }

    private static func text(_ path: String, in folder: URL) -> String? {
        (try? Data(contentsOf: folder.appendingPathComponent(path))).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func aMailThatIsSentLiesInTheOutboxAndTheScreenStays() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let folder = Self.outbox()
                defer { try? FileManager.default.removeItem(at: folder) }
                let log = MailLog()
                let mail = MFMailComposeViewController()
                mail.mailComposeDelegate = log
                mail.setToRecipients(["ada@example.org"])
                mail.setSubject("Notes")
                mail.setMessageBody("Dear Ada", isHTML: false)
                mail.addAttachmentData(Data("abc".utf8), mimeType: "text/plain", fileName: "abc.txt")
                app.root.present(mail, animated: false)
                for text in ["Notes", "ada@example.org", "Dear Ada", "abc.txt"] { #expect(await app.shows(text)) }
                #expect(await app.tap("Send"))
                #expect(log.lines == ["sent"] && app.root.presentedViewController === mail)
                let file = Self.text("Mail/Notes.eml", in: folder)
                #expect(file?.contains("To: ada@example.org\r\n") == true && file?.contains("Dear Ada\r\n") == true)
                #expect(file?.contains(Data("abc".utf8).base64EncodedString()) == true)
            }.value
        }
    }

    @Test func whatThePersonWritesIsSent() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let folder = Self.outbox()
                defer { try? FileManager.default.removeItem(at: folder) }
                let log = MailLog()
                let mail = MFMailComposeViewController()
                mail.mailComposeDelegate = log
                app.root.present(mail, animated: false)
                app.advance(0.5)
                // Without recipients there is nobody to send it to.
                #expect(mail.topViewController?.navigationItem.rightBarButtonItem?.isEnabled == false)
                app.runtime.handle(.text("a@example.org, b@example.org"))
                #expect(await app.tap("Subject:"))
                app.runtime.handle(.text("Mine"))
                #expect(await app.tap("Message body"))
                app.runtime.handle(.text("Words"))
                app.advance(0.2)
                #expect(await app.tap("Send"))
                #expect(log.lines == ["sent"])
                let file = Self.text("Mail/Mine.eml", in: folder)
                #expect(file?.contains("To: a@example.org,\r\n b@example.org\r\n") == true && file?.contains("\r\n\r\nWords\r\n") == true)
            }.value
        }
    }

    @Test func aDraftIsSavedOrDeletedAndAnEmptyOneJustGoes() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let folder = Self.outbox()
                defer { try? FileManager.default.removeItem(at: folder) }
                let ways: [(String, String?, String)] = [
                    ("", nil, "cancelled"), ("Later", "Save Draft", "saved"), ("No", "Delete Draft", "cancelled"),
                ]
                for (subject, choice, result) in ways {
                    let log = MailLog()
                    let mail = MFMailComposeViewController()
                    mail.mailComposeDelegate = log
                    mail.setSubject(subject)
                    app.root.present(mail, animated: false)
                    #expect(await app.tap("Cancel"))
                    if let choice { #expect(await app.tap(choice)) }
                    #expect(await app.serve { log.lines == [result] })
                    app.root.dismiss(animated: false)
                    app.advance(0.2)
                }
                #expect(try! FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == ["Drafts", "Drafts/Later.eml"])
            }.value
        }
    }

    @Test func aMailThatCannotBeWrittenFailsWithItsError() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                Outbox.current.folder = URL(fileURLWithPath: "/dev/null/outbox")
                let log = MailLog()
                let mail = MFMailComposeViewController()
                mail.mailComposeDelegate = log
                mail.setToRecipients(["a@example.org"])
                mail.setSubject("S")
                app.root.present(mail, animated: false)
                #expect(await app.tap("Send"))
                #expect(log.lines == ["failed"] && (log.error as? MFMailComposeError)?.code == .sendFailed)
            }.value
        }
    }

    @Test func htmlIsShownAsTextAndSentAsItWasGiven() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let folder = Self.outbox()
                defer { try? FileManager.default.removeItem(at: folder) }
                let mail = MFMailComposeViewController()
                mail.setToRecipients(["a@example.org"])
                mail.setSubject("H")
                mail.setMessageBody("<p>A <b>bold</b> word</p>", isHTML: true)
                app.root.present(mail, animated: false)
                #expect(await app.tap("Send"))
                let file = Self.text("Mail/H.eml", in: folder)
                #expect(file?.contains("<p>A <b>bold</b> word</p>") == true && file?.contains("A bold word") == true)
            }.value
        }
    }

    @Test func aMessageAndItsAttachmentsLieInTheOutbox() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let folder = Self.outbox()
                defer { try? FileManager.default.removeItem(at: folder) }
                let log = MessageLog()
                let message = MFMessageComposeViewController()
                message.messageComposeDelegate = log
                message.recipients = ["555 0100", "555 0101"]
                message.subject = "About"
                #expect(message.addAttachmentData(Data("1".utf8), typeIdentifier: "public.plain-text", filename: "n.txt"))
                #expect(message.addAttachmentData(Data("2".utf8), typeIdentifier: "public.plain-text", filename: "n.txt"))
                #expect(!message.addAttachmentData(Data(), typeIdentifier: "no.such.type", filename: "x"))
                #expect(!message.addAttachmentURL(URL(fileURLWithPath: "/no/such/file.txt"), withAlternateFilename: nil))
                #expect(message.attachments?.count == 2)
                app.root.present(message, animated: false)
                app.advance(0.5)
                #expect(await app.shows("Photos"))
                app.runtime.handle(.text("Hello"))
                app.advance(0.2)
                #expect(await app.tap("Send"))
                #expect(log.results == [.sent] && app.root.presentedViewController === message)
                let file = Self.text("Messages/555 0100.txt", in: folder)
                #expect(file?.hasPrefix("To: 555 0100, 555 0101\nSubject: About\n") == true && file?.hasSuffix("\n\nHello\n") == true)
                #expect(Self.text("Messages/555 0100/n.txt", in: folder) == "1")
                #expect(Self.text("Messages/555 0100/n 2.txt", in: folder) == "2")
            }.value
        }
    }

    @Test func aMessageIsCancelledAndPicturesAreNotOfferedWhereTheAppSaysSo() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let log = MessageLog()
                let message = MFMessageComposeViewController()
                message.messageComposeDelegate = log
                message.disableUserAttachments()
                app.root.present(message, animated: false)
                #expect(await app.shows("Cancel"))
                #expect(!app.runtime.reachableTexts.contains("Photos") && !app.runtime.reachableTexts.contains("Subject:"))
                #expect(await app.tap("Cancel"))
                #expect(log.results == [.cancelled])
            }.value
        }
    }
}

@MainActor
private final class MailLog: NSObject, MFMailComposeViewControllerDelegate {
    var lines: [String] = []
    var error: (any Error)?

    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {
        lines.append("\(result)")
        self.error = error
    }
}

@MainActor
private final class MessageLog: NSObject, MFMessageComposeViewControllerDelegate {
    var results: [MessageComposeResult] = []

    func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult) {
        results.append(result)
    }
}
