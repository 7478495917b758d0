import Foundation
import FoundationNetworking
@testable import SampanFoundation
import Testing

@Suite struct NetworkNameTests {
    private func file(_ data: Data) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try data.write(to: url)
        return url
    }

    private func lines(_ text: String) async throws -> [String] {
        let url = try file(Data(text.utf8))
        defer { try? FileManager.default.removeItem(at: url) }
        var found: [String] = []
        for try await line in url.lines { found.append(line) }
        return found
    }

    @Test func aFileIsReadByLines() async throws {
        #expect(try await lines("a\r\nb\n\nc ü\u{2028}d") == ["a", "b", "c ü", "d"])
        #expect(try await lines("") == [])
        #expect(try await lines("\n\n") == [])
        #expect(try await lines("x\u{FFFD}") == ["x\u{FFFD}"])
    }

    @Test func damagedTextIsRead() async throws {
        let url = try file(Data([0x61, 0xC3, 0x0A, 0xFF, 0xE2, 0x82, 0x62]))
        defer { try? FileManager.default.removeItem(at: url) }
        var found: [String] = []
        for try await line in url.lines { found.append(line) }
        #expect(found == ["a\u{FFFD}", "\u{FFFD}\u{FFFD}b"])
    }

    @Test func charactersAndBytesAreRead() async throws {
        let url = try file(Data("e\u{301}👨‍👩‍👧x".utf8))
        defer { try? FileManager.default.removeItem(at: url) }
        var characters: [Character] = []
        for try await character in try FileHandle(forReadingFrom: url).bytes.characters { characters.append(character) }
        #expect(characters == ["e\u{301}", "👨‍👩‍👧", "x"])
        var count = 0
        for try await _ in url.resourceBytes { count += 1 }
        #expect(count == "e\u{301}👨‍👩‍👧x".utf8.count)
        await #expect(throws: (any Error).self) {
            for try await _ in URL(fileURLWithPath: "/no/such/file").lines {}
        }
    }

    @Test func configurationsKeepWhatTheyAreGiven() {
        let configuration = URLSessionConfiguration.default
        #expect(!configuration.waitsForConnectivity && configuration.allowsExpensiveNetworkAccess)
        configuration.waitsForConnectivity = true
        configuration.allowsConstrainedNetworkAccess = false
        let session = URLSession(configuration: configuration)
        #expect(session.configuration.waitsForConnectivity && !session.configuration.allowsConstrainedNetworkAccess)
        let background = URLSessionConfiguration.background(withIdentifier: "a")
        background.sessionSendsLaunchEvents = false
        #expect(background.identifier == "a" && !background.sessionSendsLaunchEvents)
    }

    @Test func aTaskWaitsForANetworkIfItsSessionDoes() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.waitsForConnectivity = true
        let (waiting, hasty) = (URLSession(configuration: configuration), URLSession(configuration: .ephemeral))
        let url = URL(string: "https://example.invalid/")!
        #expect(WaitingTasks.session(of: waiting.dataTask(with: url)) === waiting)
        #expect(WaitingTasks.mustWait(waiting.dataTask(with: url), hasNetwork: false))
        #expect(!WaitingTasks.mustWait(waiting.dataTask(with: url), hasNetwork: true))
        #expect(!WaitingTasks.mustWait(hasty.dataTask(with: url), hasNetwork: false))
        #expect(!WaitingTasks.mustWait(waiting.dataTask(with: URL(string: "http://localhost/")!), hasNetwork: false))
    }

    @Test func connectionsOfOldLoad() async throws {
        let url = try file(Data("old".utf8))
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(NSURLConnection.canHandle(URLRequest(url: url)) && !NSURLConnection.canHandle(URLRequest(url: URL(string: "odd:x")!)))
        let data: Data? = await withCheckedContinuation { continuation in
            NSURLConnection.sendAsynchronousRequest(URLRequest(url: URL(string: "data:text/plain,old")!), queue: .main) { _, data, _ in
                continuation.resume(returning: data)
            }
        }
        #expect(data == Data("old".utf8))
    }

    @Test func bookmarksFindFilesThatWereRenamed() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("a.txt")
        try Data("x".utf8).write(to: url)
        let (whole, relative) = (try url.bookmarkData(), try url.bookmarkData(options: .minimalBookmark, relativeTo: folder))
        var isStale = true
        #expect(try URL(resolvingBookmarkData: whole, bookmarkDataIsStale: &isStale).path == url.path && !isStale)
        #expect(try URL(resolvingBookmarkData: relative, relativeTo: folder, bookmarkDataIsStale: &isStale).path == url.path)
        let renamed = folder.appendingPathComponent("b.txt")
        try FileManager.default.moveItem(at: url, to: renamed)
        #expect(try URL(resolvingBookmarkData: whole, bookmarkDataIsStale: &isStale).lastPathComponent == "b.txt" && isStale)
        #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: relative, relativeTo: folder, bookmarkDataIsStale: &isStale) }
        #expect(throws: CocoaError.self) { try url.bookmarkData() }
        #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: Data([1]), bookmarkDataIsStale: &isStale) }
    }

    @Test func monthsBeginWithACapitalWhereTheyStandAlone() {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "cs_CZ")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "LLLL"
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        #expect(formatter.string(from: date) == "listopad")
        formatter.formattingContext = .beginningOfSentence
        #expect(formatter.string(from: date) == "Listopad" && formatter.formattingContext == .beginningOfSentence)
        formatter.dateFormat = "d. MMMM y"
        #expect(formatter.string(from: date) == "14. listopadu 2023")
    }

    @Test func anErrorSaysWhyNoNetworkCouldBeUsed() {
        #expect(URLError(.notConnectedToInternet).networkUnavailableReason == nil)
        let error = URLError(.notConnectedToInternet, userInfo: [NSURLErrorNetworkUnavailableReasonKey: 2])
        #expect(error.networkUnavailableReason == .constrained)
    }
}
