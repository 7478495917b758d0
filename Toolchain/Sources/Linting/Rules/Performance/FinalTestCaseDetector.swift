import SwiftSyntax

/// Test classes that could have subclasses.
final class FinalTestCaseDetector: Detector, SwiftScanner {
    static let issue = Issue(
        "TestCaseNotFinal", FinalTestCaseDetector.self, like: "final_test_case", .performance,
        "A class of tests is not final",
        why: "Nobody makes a subclass of a class of tests; a final one compiles to calls without a table.",
        options: [IssueOption("test_parent_classes", ["QuickSpec", "XCTestCase"], "The superclasses of tests.")], isEnabledByDefault: false,
        noncompliant: ["class ↓LoginTests: XCTestCase {}\n"],
        compliant: ["final class LoginTests: XCTestCase {}\nopen class Base: XCTestCase {}\nclass Login: Flow {}\n"])

    func register(_ visits: SwiftVisits) {
        visits.visit(ClassDeclSyntax.self) { context, node in
            guard let parent = node.inheritanceClause?.inheritedTypes.first.flatMap({ Evaluator.name(of: $0.type) }),
                context.settings(for: Self.issue).strings("test_parent_classes").contains(parent) || parent == "QuickSpec"
                    || parent == "XCTestCase",
                !node.modifiers.has(.final, .open)
            else { return }
            let start = node.classKeyword.start
            context.report(
                Self.issue, at: node.name, "Make this class of tests final.", fix: Fix(replacing: start..<start, with: "final "))
        }
    }
}
