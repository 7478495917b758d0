import SwiftSyntax

/// Work on a thread that it does not belong to.
final class MainThreadDetector: Detector, SwiftScanner {
    static let sync = Issue(
        "SyncOnMainQueue", MainThreadDetector.self, .concurrency, "The main queue waits for itself",
        why: "`DispatchQueue.main.sync` on the main thread never returns. Use `async`, or a function isolated to the main actor.",
        priority: 8,
        severity: .error, debt: 20,
        noncompliant: ["func f() {\n    ↓DispatchQueue.main.sync { g() }\n}\n"],
        compliant: ["func f() {\n    DispatchQueue.main.async { g() }\n    queue.async { DispatchQueue.main.sync { g() } }\n}\n"])
    static let interface = Issue(
        "InterfaceOffMainThread", MainThreadDetector.self, .concurrency, "The interface is changed from a thread of its own",
        why: """
            Completion handlers of `URLSession` and closures on background queues run on other threads, and UIKit's views are for the main thread
            alone. Go there with `DispatchQueue.main.async`.
            """, priority: 8, debt: 10,
        noncompliant: [
            """
            class A: UIViewController {
                func f() {
                    URLSession.shared.dataTask(with: url) { data, _, _ in
                        ↓self.tableView.reloadData()
                        ↓self.label.text = "Done"
                    }.resume()
                    DispatchQueue.global().async { ↓self.view.setNeedsLayout() }
                }
            }

            """
        ],
        compliant: [
            """
            class A: UIViewController {
                func f() {
                    URLSession.shared.dataTask(with: url) { data, _, _ in
                        DispatchQueue.main.async { self.tableView.reloadData() }
                    }.resume()
                    DispatchQueue.main.async { self.view.setNeedsLayout() }
                }
            }

            """
        ])

    private static let calls: Set<String> = [
        "reloadData", "setNeedsLayout", "layoutIfNeeded", "setNeedsDisplay", "addSubview", "removeFromSuperview", "present", "dismiss",
        "pushViewController", "popViewController", "performSegue", "reloadRows", "reloadSections", "beginUpdates", "endUpdates",
        "startAnimating",
        "stopAnimating", "endRefreshing", "beginRefreshing", "insertRows", "deleteRows", "becomeFirstResponder", "resignFirstResponder",
    ]
    private static let properties: Set<String> = [
        "isHidden", "isEnabled", "alpha", "backgroundColor", "textColor", "tintColor", "attributedText", "isUserInteractionEnabled",
        "rightBarButtonItem", "leftBarButtonItem",
    ]
    private static let viewNames = ["label", "button", "view", "field", "imageview", "indicator", "switch", "slider", "cell", "bar"]

    var applicableCalls: [String] { ["sync"] }

    func visitCall(_ context: SwiftContext, _ call: SwiftCall) {
        guard call.receiver?.trimmedDescription == "DispatchQueue.main", Self.background(Syntax(call.node)) == false else { return }
        // What asks for the thread first knows what it does.
        var node = call.node.parent
        while let current = node {
            if let branch = current.as(IfExprSyntax.self), branch.conditions.hasToken(where: { $0.text == "isMainThread" }) { return }
            if let block = current.as(CodeBlockSyntax.self), block.parent?.is(FunctionDeclSyntax.self) == true {
                if block.hasToken(where: { $0.text == "isMainThread" }) { return }
                break
            }
            node = current.parent
        }
        context.report(Self.sync, at: call.node, "On the main thread this never returns; use \"async\".")
    }

    func register(_ visits: SwiftVisits) {
        visits.visit(FunctionCallExprSyntax.self) { context, node in
            guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), Self.calls.contains(member.declName.baseName.text),
                Self.background(Syntax(node))
            else { return }
            context.report(
                Self.interface, at: node, "This changes the interface off the main thread; go there with \"DispatchQueue.main.async\".")
        }
        visits.visit(SequenceExprSyntax.self) { context, node in
            guard node.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true, let target = node.elements.first,
                let member = target.as(MemberAccessExprSyntax.self)
            else { return }
            let name = member.declName.baseName.text
            let isProperty =
                Self.properties.contains(name)
                || ["text", "image"].contains(name)
                    && member.base?.lastName.map { base in Self.viewNames.contains { base.lowercased().hasSuffix($0) } } == true
            guard isProperty, Self.background(Syntax(node)) else { return }
            context.report(
                Self.interface, at: node, "This changes the interface off the main thread; go there with \"DispatchQueue.main.async\".")
        }
    }

    /// Whether the nearest closure that says on which thread it runs says that it is another than the main one.
    private static func background(_ node: Syntax) -> Bool {
        var current = node
        while let closure = current.enclosing(ClosureExprSyntax.self) {
            if let call = Syntax(closure).enclosing(FunctionCallExprSyntax.self), isDirect(closure, call) {
                let name = call.calledExpression.lastName ?? ""
                let receiver = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription ?? ""
                if receiver.contains("DispatchQueue.main") || receiver == "MainActor" || receiver == "OperationQueue.main" { return false }
                if receiver.hasPrefix("DispatchQueue.global"), ["async", "sync", "asyncAfter"].contains(name) { return true }
                // A queue of the app's own is not the main one.
                if receiver.lowercased().hasSuffix("queue"), name == "async" || name == "asyncAfter" { return true }
                if receiver.hasPrefix("URLSession"), ["dataTask", "downloadTask", "uploadTask"].contains(name) { return true }
                if call.calledExpression.is(DeclReferenceExprSyntax.self), name == "Task" { return false }
            }
            if let function = Syntax(closure).enclosing(FunctionDeclSyntax.self), function.start > closure.start { return false }
            current = Syntax(closure)
        }
        return false
    }

    private static func isDirect(_ closure: ClosureExprSyntax, _ call: FunctionCallExprSyntax) -> Bool {
        call.trailingClosure?.id == closure.id || call.arguments.contains { $0.expression.id == closure.id }
    }
}
