import Foundation
import SampanFoundation
import Testing

@Suite struct SystemNameTests {
    @Test func textsAreTransformed() {
        let text = NSMutableString(string: "Đà Nẵng, café")
        #expect(CFStringTransform(text, nil, kCFStringTransformStripCombiningMarks, false) && text == "Đa Nang, cafe")
        let chinese = NSMutableString(string: "你好")
        #expect(CFStringTransform(chinese, nil, kCFStringTransformMandarinLatin, false) && chinese == "nǐ hǎo")
        #expect(!CFStringTransform(chinese, nil, "No-Such-Transform", false) && chinese == "nǐ hǎo")
    }

    @Test func pathsAreShortenedByTheHome() {
        let home = NSHomeDirectory() as NSString
        #expect(home.abbreviatingWithTildeInPath == "~")
        #expect((home.appendingPathComponent("a/b") as NSString).abbreviatingWithTildeInPath == "~/a/b")
        #expect(("/elsewhere" as NSString).abbreviatingWithTildeInPath == "/elsewhere")
    }

    @Test func scannersGiveStringsOfObjectiveC() {
        let scanner = Scanner(string: "name: 12, rest")
        var found: NSString?
        #expect(scanner.scanUpTo(":", into: &found) && found == "name")
        #expect(scanner.scanString(":", into: &found) && scanner.scanCharacters(from: .decimalDigits, into: &found) && found == "12")
        #expect(!scanner.scanString("x", into: &found))
        #expect(scanner.scanUpToCharacters(from: CharacterSet(charactersIn: "s"), into: &found) && found == ", re")
    }

    @Test func anErrorTellsTheErrorsBehindIt() {
        let (first, second) = (NSError(domain: "a", code: 1), NSError(domain: "b", code: 2))
        let error = NSError(
            domain: "c", code: 3,
            userInfo: [
                NSUnderlyingErrorKey: first, NSMultipleUnderlyingErrorsKey: [second], NSLocalizedFailureErrorKey: "It couldn’t be saved.",
                NSLocalizedFailureReasonErrorKey: "The disk is full.",
            ])
        #expect(error.underlyingErrors.map { ($0 as NSError).domain } == ["a", "b"])
        #expect(error.localizedDescription == "It couldn’t be saved. The disk is full.")
    }

    @Test func aGroupHasAFolder() throws {
        let folder = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.a"))
        #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("Library/Caches").path))
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "../a") == nil)
    }

    @Test func notificationsComeOneAfterTheOther() async {
        let (center, name) = (NotificationCenter(), Notification.Name("told"))
        var iterator = center.notifications(named: name).makeAsyncIterator()
        center.post(name: name, object: nil, userInfo: ["number": 1])
        center.post(name: Notification.Name("other"), object: nil)
        center.post(name: name, object: nil, userInfo: ["number": 2])
        #expect(await iterator.next()?.userInfo?["number"] as? Int == 1)
        #expect(await iterator.next()?.userInfo?["number"] as? Int == 2)
    }

    @Test func sharedValuesAreKept() {
        let store = NSUbiquitousKeyValueStore.default
        store.set("a", forKey: "text")
        store.set(Int64(5), forKey: "number")
        store.set(["x": 1], forKey: "values")
        #expect(store.string(forKey: "text") == "a" && store.longLong(forKey: "number") == 5 && store.bool(forKey: "none") == false)
        #expect(store.dictionaryRepresentation.keys.contains("values"))
        store.removeObject(forKey: "text")
        #expect(store.object(forKey: "text") == nil && store.synchronize())
    }

    @Test func anActivityIsDoneInTheBackground() async {
        let isExpired = await withCheckedContinuation { continuation in
            ProcessInfo.processInfo.performExpiringActivity(withReason: "test") { continuation.resume(returning: $0) }
        }
        #expect(!isExpired && ProcessInfo.processInfo.thermalState == .nominal)
    }
}
