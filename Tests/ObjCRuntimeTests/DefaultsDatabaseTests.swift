import Foundation
import Testing

@testable import ObjCRuntime

/// `UserDefaults` as they are kept. Each test has a suite of its own, in a folder of the tests'.
@MainActor @Suite(.serialized) final class DefaultsDatabaseTests {
    nonisolated private static let folder: String = {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("defaults-\(UUID().uuidString)").path
        // Also for the processes of their own that tests are run in.
        setenv("XDG_CONFIG_HOME", folder, 1)
        return folder
    }()

    private let suite = "suite-\(UUID().uuidString)"
    private lazy var defaults = UserDefaults(suiteName: suite)!

    init() {
        Person.register
        _ = Self.folder
    }
    deinit { try? FileManager.default.removeItem(atPath: "\(Self.folder)/\(suite).plist") }

    private func saved(_ suite: String) throws -> [String: Any] {
        try #require(DefaultsFile(domain: suite, in: Self.folder)).values()
    }

    @Test func aChangeIsSavedSoonWithoutSynchronize() async throws {
        defaults.set(1, forKey: "first")
        defaults.set(2, forKey: "second")
        while try saved(suite).count < 2 { try await Task.sleep(for: .milliseconds(10)) }
        #expect(try saved(suite)["second"] as? Int == 2)
    }

    @Test func everyKindOfValueComesBackInTheNextProcess() async throws {
        _ = try #require(
            await #expect(processExitsWith: .success) {
                let values: [String: Any] = [
                    "truth": true, "whole": 7, "double": 0.1, "float": Float(0.1), "text": "Tiếng Việt", "data": Data([1, 2]),
                    "date": Date(timeIntervalSince1970: 5), "list": [1, "two"] as [Any], "entries": ["a": [1]],
                ]
                for (key, value) in values { UserDefaults(suiteName: "kinds")!.set(value, forKey: key) }
            })
        _ = try #require(
            await #expect(processExitsWith: .success) {
                let defaults = UserDefaults(suiteName: "kinds")!
                #expect(defaults.object(forKey: "truth") as? Bool == true && defaults.integer(forKey: "whole") == 7)
                #expect(defaults.double(forKey: "double") == 0.1 && defaults.float(forKey: "float") == 0.1)
                #expect(defaults.string(forKey: "text") == "Tiếng Việt" && defaults.data(forKey: "data") == Data([1, 2]))
                #expect(defaults.object(forKey: "date") as? Date == Date(timeIntervalSince1970: 5))
                #expect(defaults.array(forKey: "list")?.count == 2 && defaults.dictionary(forKey: "entries")?["a"] as? [Int] == [1])
            })
    }

    @Test func aDamagedFileIsSetAsideAndToldOnce() async throws {
        let path = "\(Self.folder)/damaged.plist"
        try FileManager.default.createDirectory(atPath: Self.folder, withIntermediateDirectories: true)
        try Data("bplist00 and no more".utf8).write(to: URL(fileURLWithPath: path))
        let result = try #require(
            await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                let defaults = UserDefaults(suiteName: "damaged")!
                defaults.set(defaults.integer(forKey: "runs") + 1, forKey: "runs")
            })
        let said = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(
            said == "\(path): error: it is not a property list; it is kept as damaged.plist.damaged, and these user defaults begin anew\n")
        #expect(try String(contentsOfFile: "\(path).damaged", encoding: .utf8) == "bplist00 and no more")
        #expect(try saved("damaged")["runs"] as? Int == 1)
        try FileManager.default.removeItem(atPath: "\(path).damaged")
    }

    @Test func allThatStandForASuiteHearOfAChangeByAnyOfThem() throws {
        let observer = Person()
        let other = try #require(UserDefaults(suiteName: suite))
        other.addObserver(observer, forKeyPath: "score", options: [.old, .new], context: nil)
        defer { other.removeObserver(observer, forKeyPath: "score") }
        defaults.set(1, forKey: "score")
        defaults.set(1, forKey: "score")
        defaults.set(2, forKey: "score")
        defaults.set(5, forKey: "another")
        defaults.removeObject(forKey: "score")
        #expect(observer.log == ["score <null> 1", "score 1 2", "score 2 <null>"])
        #expect(other.object(forKey: "score") == nil && other.integer(forKey: "another") == 5)
    }

    @Test func aChangeIsPostedByWhoeverMadeItAndNoneIsNot() throws {
        nonisolated(unsafe) var posted = 0
        let other = try #require(UserDefaults(suiteName: suite))
        let first = ObjectIdentifier(defaults)
        let observers = [defaults, other].map {
            NotificationCenter.default.addObserver(forName: UserDefaults.didChangeNotification, object: $0, queue: nil) {
                posted += ($0.object as? UserDefaults).map(ObjectIdentifier.init) == first ? 1 : 100
            }
        }
        defer { observers.forEach(NotificationCenter.default.removeObserver) }
        defaults.set("a", forKey: "text")
        defaults.set("a", forKey: "text")
        defaults.set(1.5, forKey: "number")
        #expect(posted == 2)
        defaults.removeObject(forKey: "text")
        defaults.removeObject(forKey: "text")
        #expect(posted == 3)
        other.set(true, forKey: "truth")
        #expect(posted == 103)
    }

    @Test func theAppsOwnGoByItsIdentifierToo() throws {
        let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        UserDefaults.standard.set(3, forKey: suite)
        #expect(UserDefaults(suiteName: name)?.integer(forKey: suite) == 3)
        UserDefaults.standard.removePersistentDomain(forName: name)
        #expect(UserDefaults.standard.object(forKey: suite) == nil)
    }

    @Test func aSuiteThatIsAddedIsFoundWithItsChanges() throws {
        UserDefaults.standard.addSuite(named: suite)
        defer { UserDefaults.standard.removeSuite(named: suite) }
        defaults.set("there", forKey: suite)
        #expect(UserDefaults.standard.string(forKey: suite) == "there")
    }

    @Test func whatAnotherProcessSavedIsThereAfterSynchronize() throws {
        let observer = Person()
        defaults.set(1, forKey: "own")
        defaults.set(1, forKey: "score")
        #expect(defaults.synchronize())
        defaults.addObserver(observer, forKeyPath: "score", options: [.old, .new], context: nil)
        defer { defaults.removeObserver(observer, forKeyPath: "score") }
        try #require(DefaultsFile(domain: suite, in: Self.folder)).update { ($0["score"], $0["own"]) = (2, nil) }
        #expect(defaults.synchronize())
        #expect(defaults.integer(forKey: "score") == 2 && defaults.object(forKey: "own") == nil)
        #expect(observer.log == ["score 1 2"])
    }

    @Test func whatWasChangedLastIsSavedWhenTheProcessExits() async throws {
        _ = try #require(
            await #expect(processExitsWith: .success) {
                for number in 1...100 { UserDefaults(suiteName: "exit")!.set(number, forKey: "number") }
                exit(0)
            })
        #expect(try saved("exit")["number"] as? Int == 100)
    }

    @Test func whatWasChangedLastIsSavedWhenASignalEndsTheProcess() async throws {
        _ = try #require(
            await #expect(processExitsWith: .signal(SIGTERM)) {
                for number in 1...100 { UserDefaults(suiteName: "signal")!.set(number, forKey: "number") }
                kill(getpid(), SIGTERM)
                while true {}
            })
        #expect(try saved("signal")["number"] as? Int == 100)
    }

    @Test func whatCannotBeWrittenIsToldOnceAndLeavesTheFileAsItIs() async throws {
        let result = try #require(
            await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                let defaults = UserDefaults(suiteName: "full")!
                defaults.set("old", forKey: "a")
                #expect(defaults.synchronize())
                signal(SIGXFSZ, SIG_IGN)
                var limit = rlimit(rlim_cur: 500, rlim_max: 500)
                setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
                defaults.set(String(repeating: "new", count: 1000), forKey: "a")
                for _ in 1...3 { #expect(!defaults.synchronize()) }
            })
        let said = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(said == "\(Self.folder)/full.plist: error: the user defaults cannot be saved: File too large\n")
        #expect(try saved("full")["a"] as? String == "old")
    }

    @Test func aNameThatCanBeNoFilesIsTold() async throws {
        let result = try #require(
            await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                let defaults = UserDefaults(suiteName: "../outside")!
                defaults.set(1, forKey: "a")
                defaults.set(2, forKey: "a")
                exit(defaults.synchronize() ? 1 : 0)
            })
        let said = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(said.components(separatedBy: "cannot be saved: \"../outside\" can be no file's name").count == 2, "\(said)")
    }
}
