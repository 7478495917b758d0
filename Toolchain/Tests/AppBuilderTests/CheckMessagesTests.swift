import Testing

@testable import AppBuilder

/// What is told of what the check by Objective-C's rules says.
@Suite struct CheckMessagesTests {
    private let selector = """
        /p/A.swift:3:35: error: argument of '#selector' refers to instance method 'go()' that is not exposed to Objective-C
            func selector() -> Selector { #selector(go) }
                                          ^
        /p/A.swift:2:10: note: add '@objc' to expose this instance method to Objective-C
        """

    @Test func aRuleOfObjectiveCsIsToldWithItsNotes() {
        let verdict = CheckMessages.verdict(of: selector)
        #expect(verdict.refusals == [selector.split(separator: "\n").map(String.init)] && verdict.isTrusted)
    }

    @Test func otherErrorsAreNotToldAndMakeTheCheckDoubtful() {
        let verdict = CheckMessages.verdict(of: selector + "\n/p/A.swift:9:1: error: cannot find 'x' in scope\nx\n^")
        #expect(verdict.refusals.count == 1 && !verdict.isTrusted)
    }

    @Test func whatAFrameworkCouldNotExposeIsNotHeldAgainstTheUser() {
        let text = """
            /p/A.swift:3:35: error: argument of '#selector' refers to instance method 'getRed' that is not exposed to Objective-C
            UIKit.UIColor.getRed:2:17: note: add '@objc' to expose this instance method to Objective-C
            /p/A.swift:4:5: error: method cannot be marked '@objc' because the type of the parameter cannot be represented in Objective-C
                @objc func run(on queue: DispatchQueue) {}
                           ^
            """
        let verdict = CheckMessages.verdict(of: text)
        #expect(verdict.refusals.isEmpty && verdict.isTrusted)
    }

    @Test func whatANewerReleaseBringsIsAnErrorOrAWarningAsTheCompilerHasIt() {
        let text = """
            /p/A.swift:1:14: error: 'foo()' is only available in iOS 16 or newer
            /p/A.swift:1:14: note: add 'if #available' version check
            /p/A.swift:2:14: warning: conformance of 'S' to 'P' is only available in iOS 99 or newer; this is an error in the Swift 6 language mode
            /p/A.swift:3:14: warning: variable 'x' was never used
            """
        let verdict = CheckMessages.verdict(of: text)
        #expect(verdict.refusals.count == 1 && verdict.warnings.count == 1 && verdict.isTrusted)
    }

    @Test func methodsThatObjectiveCWouldCallAlikeAreToldThoughTheyAreOnlyWarnedOf() {
        let text = """
            /p/A.swift:7:42: warning: method 'run(done:)' with Objective-C selector 'runWithDone:' conflicts with method 'run()' with the same \
            Objective-C selector; this is an error in the Swift 6 language mode
            /p/A.swift:6:53: note: method 'run()' declared here
            """
        let verdict = CheckMessages.verdict(of: text)
        #expect(verdict.warnings == [text.split(separator: "\n").map(String.init)] && verdict.refusals.isEmpty && verdict.isTrusted)
    }

    @Test func aMessageIsKnownByItsLineAndItsText() {
        #expect(
            CheckMessages.key("/p/A.swift:3:35: error: no") == CheckMessages.key("\u{1B}[1m/p/A.swift:3:4: \u{1B}[31merror: \u{1B}[0mno"))
        #expect(CheckMessages.key("/p/A.swift:3:35: error: no") != CheckMessages.key("/p/A.swift:4:35: error: no"))
        #expect(CheckMessages.key("    ^") == nil)
    }

    @Test func anAmbiguityAmongTheUsersOwnClassesIsTold() {
        let own = """
            /p/A.swift:3:5: error: ambiguous use of 'size'
            /p/A.swift:1:5: note: found this candidate
            /p/B.swift:1:5: note: found this candidate
            """
        let foreign = own.replacing("/p/B.swift:1:5", with: "UIKit.UIView.size:2:5")
        #expect(CheckMessages.verdict(of: own).refusals.count == 1)
        #expect(CheckMessages.verdict(of: foreign).refusals.isEmpty && !CheckMessages.verdict(of: foreign).isTrusted)
    }
}
