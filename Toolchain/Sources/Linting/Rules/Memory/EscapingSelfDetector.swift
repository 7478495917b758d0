import SwiftSyntax

/// Closures that keep their owner alive.
final class EscapingSelfDetector: Detector, SwiftScanner {
    static let cycle = Issue(
        "RetainCycleInClosure", EscapingSelfDetector.self, .memory, "A closure that an object keeps holds the object",
        why: """
            A closure that is stored in a property of `self` and uses `self` keeps it alive, and `self` the closure. Capture `[weak self]`.
            """, priority: 8, debt: 20,
        noncompliant: [
            "class A {\n    var done: (() -> Void)?\n    func f() {\n        done = ↓{ self.g() }\n        self.done = ↓{ self.g() }\n    }\n}\n"
        ],
        compliant: [
            """
            class A {
                var done: (() -> Void)?
                func f() {
                    done = { [weak self] in self?.g() }
                    done = { print(1) }
                    let local = { self.g() }
                    run { self.g() }
                }
            }
            struct B {
                var done: (() -> Void)?
                mutating func f() { done = { print(self) } }
            }

            """
        ])
    static let member = Issue(
        "RetainCycleInChild", EscapingSelfDetector.self, .memory, "A closure that an object's part keeps holds the object",
        why: """
            A closure stored in a property of something that `self` holds, such as a view or a view model, keeps `self` alive by it. Capture
            `[weak self]`.
            """, priority: 7, debt: 20,
        noncompliant: [
            "class A {\n    let model = Model()\n    func f() {\n        model.onChange = ↓{ self.reload() }\n    }\n}\n"
        ],
        compliant: [
            "class A {\n    let model = Model()\n    func f() {\n        model.onChange = { [weak self] in self?.reload() }\n    }\n}\n"
        ])

    func register(_ visits: SwiftVisits) {
        visits.visit(SequenceExprSyntax.self) { context, node in
            let elements = Array(node.elements)
            guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self), let closure = elements[2].as(ClosureExprSyntax.self),
                let owner = node.enclosingType, owner.is(ClassDeclSyntax.self), Self.usesSelf(closure), !Self.captures(closure),
                node.enclosing(ClosureExprSyntax.self).map({ !Self.captures($0) }) ?? true
            else { return }
            var target = elements[0]
            var names: [String] = []
            while let access = target.as(MemberAccessExprSyntax.self), let base = access.base {
                names.insert(access.declName.baseName.text, at: 0)
                target = ExprSyntax(base.as(OptionalChainingExprSyntax.self)?.expression ?? base)
            }
            guard let root = target.as(DeclReferenceExprSyntax.self)?.baseName.text else { return }
            if root != "self" { names.insert(root, at: 0) }
            guard let first = names.first, let property = Self.property(first, of: owner) else { return }
            guard !property.modifiers.has(.weak, .unowned) else { return }
            let issue = names.count == 1 ? Self.cycle : Self.member
            context.report(issue, at: closure, "This closure holds \"self\", which holds the closure; capture \"[weak self]\".")
        }
    }

    /// The property of a type's own body.
    private static func property(_ name: String, of type: any DeclGroupSyntax) -> VariableDeclSyntax? {
        for member in type.memberBlock.members {
            guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
            if variable.bindings.contains(where: { $0.pattern.trimmedDescription == name && !$0.isComputed }) { return variable }
        }
        return nil
    }

    private static func usesSelf(_ closure: ClosureExprSyntax) -> Bool {
        closure.statements.hasToken { $0.tokenKind == .keyword(.self) && $0.parent?.is(DeclReferenceExprSyntax.self) == true }
    }

    private static func captures(_ closure: ClosureExprSyntax) -> Bool {
        closure.signature?.capture?.items.contains { $0.specifier != nil && $0.trimmedDescription.hasSuffix("self") } ?? false
    }
}
