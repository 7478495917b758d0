import Foundation
import ObjCRuntime
import Testing
import UIKit

@testable import PDFKit

/// Documents: their pages, their texts, what they say of themselves, and how they are written.
@Suite struct PDFDocumentTests {
    private func reread(_ document: PDFDocument, _ options: [PDFDocumentWriteOption: Any] = [:]) throws -> PDFDocument {
        let data = try #require(document.dataRepresentation(options: options))
        return try #require(PDFDocument(data: data))
    }

    @Test func whatIsNoDocumentIsNone() {
        #expect(PDFDocument(data: Data("hello".utf8)) == nil && PDFDocument(url: URL(fileURLWithPath: "/nowhere.pdf")) == nil)
        #expect(PDFDocument().pageCount == 0 && PDFDocument().dataRepresentation() == nil)
    }

    @Test func textIsReadPageByPage() throws {
        let document = Samples.document(["Hello world", "Second page"])
        #expect(document.pageCount == 2 && document.page(at: 2) == nil && document.page(at: -1) == nil)
        #expect(document.page(at: 0)?.string?.contains("Hello world") == true)
        #expect(document.string?.contains("Second page") == true)
        #expect(document.page(at: 1).map { document.index(for: $0) } == 1)
        #expect(document.index(for: PDFPage()) == NSNotFound)
        #expect(document.page(at: 0)?.document === document && document.page(at: 0)?.label == "1")
    }

    @Test func unchangedDocumentsAreWrittenAsTheyWereRead() throws {
        let data = Samples.data(["Hello"])
        let document = try #require(PDFDocument(data: data))
        _ = document.page(at: 0)?.annotations
        #expect(document.dataRepresentation() == data)
    }

    @Test func theEndOfWritingIsToldOfOnceTheFileIsThere() {
        let document = Samples.document(["Hello"])
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("written-\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: url) }
        nonisolated(unsafe) var lines: [String] = []
        let tokens = [Notification.Name.PDFDocumentDidBeginWrite, .PDFDocumentDidEndWrite].map { name in
            NotificationCenter.default.addObserver(forName: name, object: document, queue: nil) { _ in
                lines.append("\(name.rawValue) \(FileManager.default.fileExists(atPath: url.path))")
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        #expect(document.write(to: url))
        #expect(lines == ["PDFDocumentDidBeginWrite false", "PDFDocumentDidEndWrite true"])
    }

    @Test func pagesAreInsertedRemovedAndExchangedAndStaySoInTheFile() throws {
        let (document, other) = (Samples.document(["One", "Two", "Three"]), Samples.document(["Other"]))
        document.exchangePage(at: 0, withPageAt: 2)
        document.removePage(at: 1)
        let foreign = try #require(other.page(at: 0))
        document.insert(foreign, at: 1)
        document.insert(PDFPage(), at: 3)
        let texts = { (document: PDFDocument) in
            (0..<document.pageCount).map { (document.page(at: $0)?.string ?? "").trimmingCharacters(in: .whitespacesAndNewlines) }
        }
        #expect(texts(document) == ["Three", "Other", "One", ""])
        let read = try reread(document)
        #expect(texts(read) == ["Three", "Other", "One", ""])
        #expect(read.page(at: 3)?.bounds(for: .mediaBox) == CGRect(x: 0, y: 0, width: 612, height: 792))
    }

    @Test func aPageThatIsNotThereCannotBeRemoved() async {
        await #expect(processExitsWith: .failure) { PDFDocument().removePage(at: 0) }
    }

    @Test func textIsFoundAlsoAcrossLinesAndFromASelectionOn() throws {
        let document = Samples.document(["apple pear\napple", "Apple"])
        #expect(document.findString("apple", withOptions: .caseInsensitive).count == 3)
        #expect(document.findString("apple", withOptions: []).count == 2)
        #expect(document.findString("pear apple", withOptions: []).first?.pages == [document.page(at: 0)!])
        let first = try #require(document.findString("apple", fromSelection: nil, withOptions: .caseInsensitive))
        let second = try #require(document.findString("apple", fromSelection: first, withOptions: .caseInsensitive))
        let third = try #require(document.findString("apple", fromSelection: second, withOptions: .caseInsensitive))
        #expect(third.pages.first === document.page(at: 1))
        #expect(document.findString("apple", fromSelection: third, withOptions: .caseInsensitive) == nil)
        let back = document.findString("apple", fromSelection: third, withOptions: [.caseInsensitive, .backwards])
        #expect(back.map { $0.range(at: 0, on: $0.pages[0]) } == second.range(at: 0, on: second.pages[0]))
    }

    @Test @MainActor func aSearchTellsOfEachPageAndOfWhatItFinds() async throws {
        let document = Samples.document(["cat", "dog", "cat cat"])
        let log = SearchLog()
        document.delegate = log
        let token = NotificationCenter.default.addObserver(forName: .PDFDocumentDidFindMatch, object: document, queue: nil) { note in
            #expect(note.userInfo?[PDFDocumentFoundSelectionKey] is PDFSelection)
        }
        defer { NotificationCenter.default.removeObserver(token) }
        document.beginFindString("cat", withOptions: [])
        #expect(document.isFinding && log.lines.isEmpty)
        for _ in 0..<500 where document.isFinding { try await Task.sleep(for: .milliseconds(4)) }
        #expect(log.lines == ["begin", "page 0", "match", "end 0", "page 1", "end 1", "page 2", "match", "match", "end 2", "end"])
        log.lines = []
        document.beginFindString("cat", withOptions: [])
        document.cancelFindString()
        try await Task.sleep(for: .milliseconds(40))
        #expect(log.lines.isEmpty && !document.isFinding)
    }

    @Test func passwordsKeepADocument() throws {
        let document = Samples.document(["Secret"])
        let read = try reread(
            document,
            [
                .userPasswordOption: "user", .ownerPasswordOption: "owner",
                .accessPermissionsOption: NSNumber(value: PDFAccessPermissions.allowsLowQualityPrinting.rawValue),
            ])
        #expect(read.isEncrypted && read.isLocked && read.pageCount == 0 && read.string == nil && read.permissionsStatus == .none)
        #expect(!read.unlock(withPassword: "wrong") && read.isLocked)
        #expect(read.unlock(withPassword: "user") && !read.isLocked && read.pageCount == 1 && read.permissionsStatus == .user)
        #expect(read.page(at: 0)?.string?.contains("Secret") == true && read.allowsPrinting && !read.allowsCopying)
        #expect(read.unlock(withPassword: "owner") && read.permissionsStatus == .owner && read.allowsCopying)
    }

    @Test func unlockingIsToldOf() throws {
        let read = try reread(Samples.document(["Secret"]), [.userPasswordOption: "user"])
        let log = SearchLog()
        read.delegate = log
        read.unlock(withPassword: "user")
        #expect(log.lines == ["unlocked"])
    }

    @Test func aPasswordThatFilesHaveNoBytesForIsRefused() {
        let document = Samples.document(["Secret"])
        #expect(document.dataRepresentation(options: [PDFDocumentWriteOption.userPasswordOption: "пароль"]) == nil)
        #expect(document.dataRepresentation(options: [PDFDocumentWriteOption.ownerPasswordOption: "пароль"]) == nil)
    }

    @Test func linksOfAnEncryptedDocumentAreWrittenWithItsPages() throws {
        let url = URL(string: "https://example.org/a")!
        let read = try reread(Samples.document(["Secret"], link: url), [.userPasswordOption: "user"])
        #expect(read.unlock(withPassword: "user"))
        read.page(at: 0)?.rotation = 90
        let written = try reread(read)
        let link = try #require(written.page(at: 0)?.annotations.first)
        #expect(link.type == "Link" && link.url == url && link.border?.lineWidth == 0)
    }

    @Test func aCopyOfAnEncryptedDocumentIsLockedIfThatIs() throws {
        let read = try reread(Samples.document(["Secret"]), [.userPasswordOption: "user"])
        let locked = try #require(read.copy() as? PDFDocument)
        #expect(read.unlock(withPassword: "user") && locked.isLocked)
        let open = try #require(read.copy() as? PDFDocument)
        #expect(!open.isLocked && open.page(at: 0)?.string?.contains("Secret") == true && open.page(at: 0) !== read.page(at: 0))
    }

    @Test func whatADocumentSaysOfItselfIsKept() throws {
        let document = Samples.document(["x"])
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        document.documentAttributes = [
            PDFDocumentAttribute.titleAttribute: "Größe", PDFDocumentAttribute.keywordsAttribute: ["a", "b"],
            PDFDocumentAttribute.creationDateAttribute: date,
        ]
        let written = try reread(document)
        let attributes = try #require(written.documentAttributes)
        #expect(attributes[PDFDocumentAttribute.titleAttribute] as? String == "Größe")
        #expect(attributes[PDFDocumentAttribute.keywordsAttribute] as? [String] == ["a", "b"])
        #expect(attributes[PDFDocumentAttribute.creationDateAttribute] as? Date == date)
    }

    @Test func outlinesAreReadChangedAndWritten() throws {
        let document = try #require(PDFDocument(data: Samples.form))
        let root = try #require(document.outlineRoot)
        let first = try #require(root.child(at: 0))
        #expect(
            root.numberOfChildren == 1 && first.label == "First" && !first.isOpen && first.parent === root && first.document === document)
        #expect(first.destination?.page === document.page(at: 0) && first.destination?.point == CGPoint(x: 0, y: 90))
        #expect((first.child(at: 0)?.action as? PDFActionURL)?.url?.absoluteString == "https://example.org/x")
        let added = PDFOutline()
        added.label = "Third"
        let second = try #require(document.page(at: 1))
        added.destination = PDFDestination(page: second, at: CGPoint(x: 10, y: 50))
        root.insertChild(added, at: 0)
        #expect(added.index == 0 && first.index == 1)
        let written = try reread(document)
        let read = try #require(written.outlineRoot)
        #expect((0..<read.numberOfChildren).map { read.child(at: $0)?.label } == ["Third", "First"])
        #expect(read.child(at: 0)?.destination?.page === written.page(at: 1))
        #expect(read.child(at: 1)?.child(at: 0)?.label == "Second")
        first.removeFromParent()
        #expect(root.numberOfChildren == 1 && first.parent == nil)
    }

    @Test func aChangedEntryOfTheOutlineIsWritten() throws {
        let document = try #require(PDFDocument(data: Samples.form))
        let first = try #require(document.outlineRoot?.child(at: 0))
        first.label = "Renamed"
        let written = try reread(document)
        #expect(written.outlineRoot?.child(at: 0)?.label == "Renamed")
    }

    @Test func anEntryOfAnOutlineHasADestinationOrAnotherAction() throws {
        let document = Samples.document(["One"])
        let page = try #require(document.page(at: 0))
        let (entry, place) = (PDFOutline(), PDFDestination(page: page, at: .zero))
        entry.destination = place
        #expect((entry.action as? PDFActionGoTo)?.destination === place && entry.destination === place)
        entry.action = PDFActionURL(url: URL(string: "https://example.org/")!)
        #expect(entry.destination == nil)
        entry.destination = place
        #expect(entry.action is PDFActionGoTo)
    }

    @Test func anEntryOfAnOutlineCannotBeBelowItself() async {
        await #expect(processExitsWith: .failure) {
            let (above, below) = (PDFOutline(), PDFOutline())
            above.insertChild(below, at: 0)
            below.insertChild(above, at: 0)
        }
    }

    @Test func anAppsPagesAreMadeAndWrittenAsTheyDraw() throws {
        ClassRegistry.register(StripedPage.self) { $0.initializer("init") { _ in StripedPage() } }
        let document = Samples.document(["Hello"])
        let chooser = PageChooser()
        document.delegate = chooser
        let page = try #require(document.page(at: 0))
        #expect(page is StripedPage && page.string?.contains("Hello") == true && document.pageClass == StripedPage.self)
        let read = try reread(document)
        let drawn = try #require(read.page(at: 0))
        #expect(Samples.color(drawn, 100, 150) == [0, 0, 255])
        #expect(read.page(at: 0)?.string?.contains("Hello") == true)
    }

    @Test func selectionsGoAcrossPages() throws {
        let document = Samples.document(["one two", "three"])
        let first = try #require(document.page(at: 0))
        let second = try #require(document.page(at: 1))
        let selection = try #require(document.selection(from: first, atCharacterIndex: 4, to: second, atCharacterIndex: 2))
        #expect(selection.string?.trimmingCharacters(in: .newlines).hasPrefix("two") == true && selection.string?.hasSuffix("thr") == true)
        #expect(selection.pages == [first, second])
        selection.extend(atEnd: 2)
        #expect(selection.string?.hasSuffix("three") == true)
        selection.extend(atStart: 4)
        #expect(selection.string?.hasPrefix("one two") == true)
        selection.extend(atStart: -4)
        #expect(selection.string?.hasPrefix("two") == true)
        #expect(document.selectionForEntireDocument?.pages.count == 2)
    }

    @Test func garbageIsReadWithoutHarm() {
        var random = SystemRandomNumberGenerator()
        let good = [UInt8](Samples.form)
        for _ in 0..<60 {
            var bytes = good
            for _ in 0..<12 { bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random) }
            guard let document = PDFDocument(data: Data(bytes)) else { continue }
            for index in 0..<min(document.pageCount, 3) { _ = document.page(at: index)?.annotations.map { $0.annotationKeyValues } }
            _ = document.outlineRoot
            if document.pageCount > 0, document.pageCount < 5 {
                document.page(at: 0)?.rotation = 90
                _ = document.dataRepresentation()
            }
        }
    }
}

private final class SearchLog: NSObject, PDFDocumentDelegate {
    var lines: [String] = []
    private func index(_ notification: Notification) -> Int { notification.userInfo?[PDFDocumentPageIndexKey] as? Int ?? -1 }

    func documentDidUnlock(_ notification: Notification) { lines.append("unlocked") }
    func documentDidBeginDocumentFind(_ notification: Notification) { lines.append("begin") }
    func didMatchString(_ instance: PDFSelection) { lines.append("match") }
    func documentDidEndDocumentFind(_ notification: Notification) { lines.append("end") }
    func documentDidBeginPageFind(_ notification: Notification) { lines.append("page \(index(notification))") }
    func documentDidEndPageFind(_ notification: Notification) { lines.append("end \(index(notification))") }
}

private final class PageChooser: NSObject, PDFDocumentDelegate {
    func classForPage() -> AnyClass { StripedPage.self }
}

private final class StripedPage: PDFPage {
    override func draw(with box: PDFDisplayBox, to context: CGContext) {
        super.draw(with: box, to: context)
        context.setFillColor(UIColor.blue.cgColor)
        context.fill(CGRect(x: 0, y: 140, width: 200, height: 20))
    }
}
