import SwiftSyntax

/// Overrides that leave out what the superclass does, or do what they must not.
final class MissingSuperDetector: Detector, SwiftScanner {
    static let missing = Issue(
        "MissingSuperCall", MissingSuperDetector.self, like: "overridden_super_call", .correctness,
        "An override does not call the superclass's method",
        why: """
            UIKit's own work of the life cycle is done there: without it transitions, layout and restoration fail in ways that are hard to find.
            Call it once.
            """, priority: 7,
        options: [
            IssueOption("included", ["*"], "Methods to look at; \"*\" for those that are known."),
            IssueOption("excluded", .texts([]), "Methods that are left alone: \"viewWillAppear(_:)\"."),
        ],
        noncompliant: ["class A: UIViewController {\n    override func ↓viewDidLoad() {\n        f()\n    }\n}\n"],
        compliant: ["class A: UIViewController {\n    override func viewDidLoad() {\n        super.viewDidLoad()\n        f()\n    }\n}\n"])
    static let prohibited = Issue(
        "ProhibitedSuperCall", MissingSuperDetector.self, like: "prohibited_super_call", .correctness,
        "An override calls a superclass's method that it replaces",
        why: "`loadView` and the like are to be replaced whole: the superclass's work is thrown away, or done twice.", priority: 5,
        options: [
            IssueOption("included", ["*"], "Methods to look at; \"*\" for those that are known."),
            IssueOption("excluded", .texts([]), "Methods that are left alone: \"loadView()\"."),
        ], isEnabledByDefault: false,
        noncompliant: ["class A: UIViewController {\n    override func loadView() {↓\n        super.loadView()\n    }\n}\n"],
        compliant: ["class A: UIViewController {\n    override func loadView() {\n        view = MyView()\n    }\n}\n"])
    static let unneeded = Issue(
        "UselessOverride", MissingSuperDetector.self, like: "unneeded_override", .unusedCode, "An override only calls the superclass",
        why: "It does nothing. Take it out.",
        options: [
            IssueOption("affect_initializers", false, "Whether initializers are looked at, too."),
            IssueOption("excluded_methods", .texts([]), "Names of methods that are left alone."),
        ],
        noncompliant: ["class A: B {\n    ↓override func f() {\n        super.f()\n    }\n}\n"],
        compliant: [
            "class A: B {\n    override func f() {\n        super.f()\n        g()\n    }\n    override func h(a: Int = 1) {\n        super.h(a: a)\n    }\n}\n"
        ])

    private static let required: Set<String> = [
        "awakeFromNib()", "prepareForInterfaceBuilder()", "addChild(_:)", "removeFromParent()", "didReceiveMemoryWarning()",
        "restoreUserActivityState(_:)", "prepareForReuse()", "updateConstraints()", "viewDidLoad()", "viewDidAppear(_:)",
        "viewDidDisappear(_:)",
        "viewWillAppear(_:)", "viewWillDisappear(_:)", "decodeRestorableState(with:)", "encodeRestorableState(with:)",
        "applicationFinishedRestoringState()", "invalidateLayout()", "invalidateLayout(with:)", "setUp()", "tearDown()", "setUpWithError()",
        "tearDownWithError()", "setEditing(_:animated:)", "willTransition(to:with:)", "viewWillTransition(to:with:)",
        "addChildViewController(_:)",
        "removeFromParentViewController()",
    ]
    private static let replaced: Set<String> = [
        "providePlaceholder(at:completionHandler:)", "startProvidingItem(at:completionHandler:)", "itemChanged(at:)", "loadView()",
        "updateLayer()",
        "itemChangedAtURL(_:)", "providePlaceholderAtURL(_:completionHandler:)", "startProvidingItemAtURL(_:completionHandler:)",
    ]

    func register(_ visits: SwiftVisits) {
        visits.visit(FunctionDeclSyntax.self) { [self] context, node in
            guard node.modifiers.has(.override), let body = node.body, node.enclosingType != nil else { return }
            let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
            let name = node.name.text + "(" + labels + ")"
            if !node.modifiers.has(.static, .class) {
                let count = Self.superCalls(of: node.name.text, in: body)
                if applies(context, Self.missing, name, Self.required), count != 1 {
                    let problem =
                        count == 0 ? "does not call \"super.\(node.name.text)\"" : "calls \"super.\(node.name.text)\" \(count) times"
                    context.report(Self.missing, at: node.name, "This override \(problem).")
                }
                if count > 0, applies(context, Self.prohibited, name, Self.replaced) {
                    context.report(
                        Self.prohibited, range: body.leftBrace.end..<body.leftBrace.end,
                        "This override must not call \"super.\(node.name.text)\".")
                }
            }
            unneeded(context, node, body)
        }
        visits.visit(InitializerDeclSyntax.self) { [self] context, node in
            guard context.settings(for: Self.unneeded).bool("affect_initializers"), node.modifiers.has(.override), let body = node.body,
                node.attributes.isEmpty
            else { return }
            guard let call = onlyCall(body), call.calledExpression.trimmedDescription == "super.init",
                passesAll(call, node.signature.parameterClause.parameters)
            else { return }
            context.report(Self.unneeded, at: node, "This override only calls the superclass.")
        }
    }

    private func applies(_ context: SwiftContext, _ issue: Issue, _ name: String, _ known: Set<String>) -> Bool {
        let settings = context.settings(for: issue)
        let included = settings.strings("included")
        guard !settings.strings("excluded").contains(name) else { return false }
        return included.contains(name) || included.contains("*") && known.contains(name)
    }

    private static func superCalls(of name: String, in body: CodeBlockSyntax) -> Int {
        body.tokens(viewMode: .sourceAccurate).count { token in
            guard token.tokenKind == .keyword(.super), let member = token.parent?.parent?.as(MemberAccessExprSyntax.self) else {
                return false
            }
            return member.declName.baseName.text == name && member.parent?.is(FunctionCallExprSyntax.self) == true
        }
    }

    private func onlyCall(_ body: CodeBlockSyntax) -> FunctionCallExprSyntax? {
        guard body.statements.count == 1, let item = body.statements.first?.item else { return nil }
        guard var expression = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self) else { return nil }
        while true {
            if let inner = expression.as(TryExprSyntax.self), inner.questionOrExclamationMark == nil {
                expression = inner.expression
            } else if let inner = expression.as(AwaitExprSyntax.self) {
                expression = inner.expression
            } else {
                return expression.as(FunctionCallExprSyntax.self)
            }
        }
    }

    private func passesAll(_ call: FunctionCallExprSyntax, _ parameters: FunctionParameterListSyntax) -> Bool {
        guard call.arguments.count == parameters.count, call.trailingClosure == nil, parameters.allSatisfy({ $0.defaultValue == nil })
        else {
            return false
        }
        return zip(call.arguments, parameters).allSatisfy { argument, parameter in
            let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
            var value = argument.expression
            if let changed = value.as(InOutExprSyntax.self) { value = changed.expression }
            return argument.label?.text == label && value.trimmedDescription == (parameter.secondName ?? parameter.firstName).text
        }
    }

    private func unneeded(_ context: SwiftContext, _ node: FunctionDeclSyntax, _ body: CodeBlockSyntax) {
        guard !context.settings(for: Self.unneeded).strings("excluded_methods").contains(node.name.text), node.attributes.isEmpty,
            let call = onlyCall(body), let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.is(SuperExprSyntax.self) == true, member.declName.baseName.text == node.name.text,
            passesAll(call, node.signature.parameterClause.parameters)
        else { return }
        context.report(Self.unneeded, at: node, "This override only calls the superclass.")
    }
}
