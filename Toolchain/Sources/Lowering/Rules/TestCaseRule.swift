import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(TestCaseRule.self) }

/// Cases of UI tests: they derive from one that ends a test at its first failure if it is told to. XCTest on Linux cannot.
struct TestCaseRule: LoweringRule {
    private static let module = "XCUIAutomation"
    private static let base = "SampanUITestCase"

    private let classes: Sites<ClassDeclSyntax>
    private let context: RuleContext

    init(_ context: RuleContext) {
        self.context = context
        classes = context.sites(ClassDeclSyntax.self) { TestCaseRule.base(of: $0) != nil }
    }

    private static func base(of declaration: ClassDeclSyntax) -> TypeSyntax? {
        guard let type = declaration.inheritanceClause?.inheritedTypes.first?.type else { return nil }
        return ["XCTestCase", "XCTest.XCTestCase"].contains(type.trimmedDescription) ? type : nil
    }

    func apply() {
        guard context.input.dependencies.contains(where: { $0.module == TestCaseRule.module }) else { return }
        for site in classes.all {
            if let type = TestCaseRule.base(of: site.node) { site.unit.replace(type, with: TestCaseRule.base) }
        }
    }
}
