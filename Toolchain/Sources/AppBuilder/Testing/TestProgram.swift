import Lowering

/// The program that runs a target's tests: the list of them, which Objective-C's runtime would give, and the start.
enum TestProgram {
    /// The source of the program, as one more file of the tests' own module. Hosted tests run inside their app, once it has launched.
    /// Those that drive an app are left at a failure if they are to end there.
    static func source(_ classes: [TestDiscovery.TestClass], isHosted: Bool, drivesApp: Bool = false) -> String {
        var text = """
            import Foundation
            import XCTest
            import SampanHost
            import UIKit
            \(drivesApp ? "import XCUIAutomation" : "")

            """
        if isHosted {
            text += """

                @_silgen_name("\(appEntryPoint)")
                private func startApp(_ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32

                """
        }
        let start =
            isHosted
            ? "HostedTests.run = run; exit(startApp(CommandLine.argc, CommandLine.unsafeArgv))"
            : "exit(MainActor.assumeIsolated { UnhostedTests.run(run) })"
        if !classes.contains(where: \.makesTests) {
            text += """

                // At Apple a test case is an object of Objective-C, which can be a delegate.
                extension XCTestCase: @retroactive NSObjectProtocol {
                    public func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }
                    public var hash: Int { ObjectIdentifier(self).hashValue }
                    public func `self`() -> Self { self }
                    public func isProxy() -> Bool { false }
                    public var description: String { name }
                    public var debugDescription: String { name }
                    var classForCoder: AnyClass { type(of: self) }
                }

                """
        }
        text += TestJournalProgram.source
        text += """

            @main
            enum SampanTestProgram {
                static func main() {
                    let journal = SampanTestJournal()
                    if let journal { XCTestObservationCenter.shared.addTestObserver(journal) }
                    let run = {
                        XCTMain(
                            cases().map { journal?.rest(of: $0) ?? $0 }.filter { !$0.allTests.isEmpty },
                            arguments: CommandLine.arguments, observers: nil)
                    }
                    \(start)
                }

                @MainActor private static func cases() -> [XCTestCaseEntry] {
                    [

            """
        for entry in classes {
            if entry.makesTests {
                text += "            made(\(entry.name).self, \(entry.name).allTests),\n"
                continue
            }
            text += "            testCase([\n"
            for test in entry.tests { text += "                (\"\(test.name)\", \(call(test, of: entry.name, drivesApp: drivesApp))),\n" }
            text += "            ]),\n"
        }
        text += """
                    ]
                }

                /// The tests that a class makes as it runs.
                private static func made<Listed: XCTestCase>(
                    _ type: XCTestCase.Type, _ tests: [(String, (Listed) -> () throws -> Void)]
                ) -> XCTestCaseEntry {
                    (testCaseClass: type, allTests: tests.map { name, body in (name, { try body($0 as! Listed)() }) })
                }
            }

            """
        return text
    }

    /// What the app's own `main` is called where tests are linked with it.
    static let appEntryPoint = "sampan_app_main"

    private static func call(_ test: TestDiscovery.Test, of name: String, drivesApp: Bool) -> String {
        let attempt = test.canThrow ? "try " : ""
        // Swift 6 would have a test go over to whoever runs it, which this function is in the middle of.
        let asynchronous =
            "asyncTest { (test: \(name)) in { nonisolated(unsafe) let test = test; \(attempt)await test.\(test.name)() } }"
        if drivesApp, test.isAsync {
            return """
                { (test: \(name)) in {
                                    try SampanUITestCase.run(\(asynchronous)(test))
                                } }
                """
        }
        if drivesApp {
            let body = "\(attempt)MainActor.assumeIsolated { \(attempt)test.\(test.name)() }"
            return "{ (test: \(name)) in { try SampanUITestCase.run { \(body) } } }"
        }
        if test.isAsync { return asynchronous }
        // Tests run on the main thread, and may be the main actor's.
        return "{ (test: \(name)) in { \(attempt)MainActor.assumeIsolated { \(attempt)test.\(test.name)() } } }"
    }
}
