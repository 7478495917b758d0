import SwiftSyntax

/// Observers and timers that outlive who made them.
final class ObserverDetector: Detector, SwiftScanner {
    static let discarded = Issue(
        "DiscardedObserver", ObserverDetector.self, like: "discarded_notification_center_observer", .memory,
        "An observer that nobody can remove",
        why: "The closure is called until the object that `addObserver(forName:…)` returns is removed. Keep it.",
        priority: 6,
        noncompliant: [
            "@discardableResult func f() -> Any {\n    return ↓center.addObserver(forName: a, object: nil, queue: nil) { _ in }\n}\n",
            "func f() {\n    ↓center.addObserver(forName: a, object: nil, queue: nil) { _ in }\n    g()\n}\n",
        ],
        compliant: [
            "func f() {\n    let a = center.addObserver(forName: a, object: nil, queue: nil) { _ in }\n    center.addObserver(self, selector: s, name: n, object: nil)\n}\n"
        ])
    static let detachment = Issue(
        "EarlyDetachment", ObserverDetector.self, like: "notification_center_detachment", .memory,
        "An object stops observing everything before its end",
        why: "`removeObserver(self)` also removes what a superclass or the system observes. Only `deinit` may do that.", priority: 5,
        noncompliant: ["class A {\n    func f() {\n        ↓NotificationCenter.default.removeObserver(self)\n    }\n}\n"],
        compliant: ["class A {\n    deinit { NotificationCenter.default.removeObserver(self) }\n}\n"])
    static let timer = Issue(
        "TimerHoldsTarget", ObserverDetector.self, .memory, "A timer that repeats keeps its target alive",
        why: """
            The run loop holds a repeating timer, and the timer its target: the target's `deinit` never comes, so invalidating there is too late.
            Use the timer with a closure and `[weak self]`, or invalidate when the view disappears.
            """, priority: 6, debt: 20,
        noncompliant: [
            "class A {\n    func f() {\n        ↓Timer.scheduledTimer(timeInterval: 1, target: self, selector: s, userInfo: nil, repeats: true)\n    }\n}\n",
            "class A {\n    func f() {\n        ↓Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.g() }\n    }\n}\n",
        ],
        compliant: [
            """
            class A {
                func f() {
                    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.g() }
                    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.g() }
                }
            }
            class B {
                func f() { t = Timer.scheduledTimer(timeInterval: 1, target: self, selector: s, userInfo: nil, repeats: true) }
                override func viewWillDisappear(_ animated: Bool) { t.invalidate() }
            }

            """
        ])
    static let closure = Issue(
        "ObserverHoldsSelf", ObserverDetector.self, .memory, "The notification center keeps an object alive",
        why: "The center holds the closure, and the closure `self`: `deinit` never comes. Capture `[weak self]`.", priority: 7, debt: 10,
        noncompliant: [
            "class A {\n    func f() {\n        token = center.addObserver(forName: a, object: nil, queue: nil) ↓{ _ in self.g() }\n    }\n}\n"
        ],
        compliant: [
            "class A {\n    func f() {\n        token = center.addObserver(forName: a, object: nil, queue: nil) { [weak self] _ in self?.g() }\n    }\n}\n"
        ])

    var applicableCalls: [String] { ["addObserver", "removeObserver", "scheduledTimer"] }

    func visitCall(_ context: SwiftContext, _ call: SwiftCall) {
        switch call.name {
        case "addObserver": added(context, call)
        case "removeObserver":
            guard call.node.arguments.count == 1, call.node.arguments.first?.expression.trimmedDescription == "self",
                call.receiver?.trimmedDescription == "NotificationCenter.default",
                call.node.enclosingType?.is(ClassDeclSyntax.self) == true,
                call.node.enclosing(DeinitializerDeclSyntax.self) == nil
            else { return }
            context.report(Self.detachment, at: call.node, "Only \"deinit\" may stop observing everything.")
        default: scheduled(context, call)
        }
    }

    private func added(_ context: SwiftContext, _ call: SwiftCall) {
        guard let first = call.node.arguments.first, first.label?.text == "forName" else { return }
        if let closure = call.node.trailingClosure ?? call.argument("using")?.as(ClosureExprSyntax.self), holdsSelf(closure),
            call.node.enclosingType?.is(ClassDeclSyntax.self) == true
        {
            context.report(Self.closure, at: closure, "The notification center holds \"self\" by this closure; capture \"[weak self]\".")
        }
        let labels = Set(call.node.arguments.compactMap { $0.label?.text })
        guard labels.isSuperset(of: ["forName", "object", "queue"]), isDiscarded(call.node) else { return }
        context.report(Self.discarded, at: call.node, "Keep what this returns, so that the observer can be removed.")
    }

    private func isDiscarded(_ node: FunctionCallExprSyntax) -> Bool {
        if let list = node.parent?.as(ExprListSyntax.self) { return list.first?.is(DiscardAssignmentExprSyntax.self) == true }
        // Who may discard the result will.
        if node.parent?.is(ReturnStmtSyntax.self) == true {
            return node.enclosing(FunctionDeclSyntax.self)?.attributes.has("discardableResult") == true
                && node.enclosing(ClosureExprSyntax.self) == nil
        }
        guard let item = node.parent?.as(CodeBlockItemSyntax.self), let list = item.parent?.as(CodeBlockItemListSyntax.self) else {
            return false
        }
        guard list.count == 1, let block = list.parent else { return true }
        // The only expression of a body is what it returns, if it returns something.
        if let function = block.parent?.as(FunctionDeclSyntax.self) {
            let result = function.signature.returnClause?.type.trimmedDescription
            return result == nil || result == "Void" || function.attributes.has("discardableResult")
        }
        if let accessor = block.parent?.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.tokenKind != .keyword(.get) }
        if let condition = block.parent?.as(IfExprSyntax.self) { return condition.elseBody == nil }
        return block.is(SourceFileSyntax.self) || block.parent?.is(InitializerDeclSyntax.self) == true
            || block.parent?.is(DeinitializerDeclSyntax.self) == true
    }

    private func holdsSelf(_ closure: ClosureExprSyntax) -> Bool {
        let captured =
            closure.signature?.capture?.items.contains { $0.trimmedDescription.hasSuffix("self") && $0.specifier != nil } ?? false
        return !captured
            && closure.statements.hasToken { $0.tokenKind == .keyword(.self) && $0.parent?.is(DeclReferenceExprSyntax.self) == true }
    }

    private func scheduled(_ context: SwiftContext, _ call: SwiftCall) {
        guard call.receiver?.lastName == "Timer", call.argument("repeats")?.trimmedDescription == "true",
            let owner = call.node.enclosingType?.as(ClassDeclSyntax.self)
        else { return }
        let closure = call.node.trailingClosure ?? call.argument("block")?.as(ClosureExprSyntax.self)
        let holds = call.argument("target")?.trimmedDescription == "self" || closure.map(holdsSelf) == true
        guard holds else { return }
        // Invalidated somewhere other than in `deinit`, it lets go.
        let lets = owner.tokens(viewMode: .sourceAccurate).contains {
            $0.text == "invalidate" && $0.enclosing(DeinitializerDeclSyntax.self) == nil
        }
        if !lets { context.report(Self.timer, at: call.node, "The run loop holds \"self\" by this timer, so that it never goes.") }
    }
}
