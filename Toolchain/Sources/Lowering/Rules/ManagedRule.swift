import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(ManagedRule.self) }

/// `@NSManaged` (The Swift Programming Language, "NSManaged"): properties and methods that Core Data provides at run time by their names.
///
/// A property becomes a computed one, a method gets a body; both call what `NSManagedObject` has for them, with the key that the name stands for.
struct ManagedRule: LoweringRule {
    private let context: RuleContext

    init(_ context: RuleContext) { self.context = context }

    func apply() {
        var seen: Set<SyntaxIdentifier> = []
        for type in context.knowledge.allTypes { lower(type, &seen) }
        for node in context.knowledge.extensions { lower(node, &seen) }
    }

    private func lower(_ container: DeclContainer, _ seen: inout Set<SyntaxIdentifier>) {
        for member in container.members {
            guard let attribute = member.attribute("NSManaged") else { continue }
            // A statement with several properties has one attribute.
            if seen.insert(attribute.id).inserted { member.unit.blank(attribute) }
            if let obstacle = obstacle(to: member) {
                context.report(.error, obstacle, at: member.nameToken ?? attribute.firstToken(viewMode: .sourceAccurate)!, in: member.unit)
            } else if let type = member.container.type, !isManaged(type) {
                leaveUnprovided(member)
            } else if member.kind == .property {
                lower(property: member)
            } else {
                lower(method: member)
            }
        }
    }

    // MARK: What cannot be

    /// Why a member cannot be provided, in the compiler's words where it has any.
    private func obstacle(to member: Member) -> String? {
        let isInClass = member.container.type.map { $0.kind == .class } ?? context.knowledge.isClass(member.container.typeName) ?? true
        guard member.kind != .initializer, !member.isStatic, isInClass else {
            return "'@NSManaged' only allowed on an instance property or method"
        }
        if member.kind == .method, member.syntax.as(FunctionDeclSyntax.self)?.body != nil {
            return "'@NSManaged' method cannot have a body; it must be provided at runtime"
        }
        if member.kind == .property, let variable = member.syntax.as(VariableDeclSyntax.self) {
            if variable.bindingSpecifier.tokenKind == .keyword(.let) { return "'@NSManaged' not allowed on a 'let' property" }
            if member.binding?.initializer != nil { return "'@NSManaged' property cannot have an initial value" }
            if member.binding?.accessorBlock != nil {
                return "'@NSManaged' not allowed on \(member.isStored ? "observing" : "computed") properties"
            }
            if let type = member.propertyType, !isRepresentable(type, in: member.container) {
                return "property cannot be marked '@NSManaged' because its type cannot be represented in Objective-C"
            }
        }
        return nil
    }

    /// Whether a class derives from Core Data's, as far as is known.
    private func isManaged(_ type: TypeNode) -> Bool {
        let chain = context.knowledge.chain(from: .own(type))
        switch chain.last {
        case .own(let root)?: return root.inherited.contains { context.knowledge.resolve($0, in: root.outer) == nil }
        default:
            return chain.contains { reference in
                if case .foreign(let known) = reference { known.path == "NSManagedObject" } else { false }
            }
        }
    }

    private static let numbers: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Double", "CGFloat", "Bool",
        "TimeInterval",
    ]

    /// Whether Objective-C has a type: optional numbers and enumerations, structures of Swift's and tuples it has not.
    private func isRepresentable(_ type: TypeSyntax, in container: DeclContainer) -> Bool {
        if let tuple = type.as(TupleTypeSyntax.self) {
            guard tuple.elements.count == 1, let only = tuple.elements.first else { return false }
            return isRepresentable(only.type, in: container)
        }
        let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
        if let wrapped {
            guard let name = TypeName.components(of: wrapped).first else { return !wrapped.is(OptionalTypeSyntax.self) }
            if Self.numbers.contains(context.knowledge.target(ofAlias: name)) { return false }
            guard case .own(let own)? = context.knowledge.resolve(name, in: container) else { return true }
            return own.kind == .class || own.kind == .protocol
        }
        guard let name = TypeName.components(of: type).first, case .own(let own)? = context.knowledge.resolve(name, in: container) else {
            return true
        }
        switch own.kind {
        case .structure, .actor: return false
        case .enumeration: return own.attributes.attribute("objc") != nil
        case .class, .protocol: return true
        }
    }

    // MARK: What becomes of them

    /// What nobody provides compiles, too: whoever uses it ends the process, as by a message that the object has no method for.
    private func leaveUnprovided(_ member: Member) {
        func end(_ selector: String) -> String { "ObjCRuntime.ObjCMessage.doesNotRecognize(\(selector.debugDescription), self)" }
        member.unit.imports.insert("ObjCRuntime")
        guard member.kind == .property, let annotation = member.binding?.typeAnnotation else {
            return member.unit.edits.insert(" { \(end(member.selector)) }", after: member.syntax.textRange)
        }
        let name = member.objcName ?? member.name
        let setter = "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
        member.unit.edits.insert(" { get { \(end(name)) } set { \(end(setter)) } }", after: annotation.textRange)
    }

    private func lower(property member: Member) {
        guard let annotation = member.binding?.typeAnnotation else { return }
        let key = (member.objcName ?? member.name).debugDescription
        member.unit.edits.insert(
            " { get { _managedValue(forKey: \(key)) } set { _setManagedValue(newValue, forKey: \(key)) } }", after: annotation.textRange)
    }

    private func lower(method member: Member) {
        let arguments = member.parameters.map(\.name.asVariable)
        guard !arguments.contains("_"), let call = ManagedAccessor(member)?.call(arguments) else {
            return context.report(
                .error,
                "Core Data provides no method '\(member.fullName)': expected an accessor of a relationship, as 'addToItems(_:)', or of a value",
                at: member.nameToken ?? member.syntax.firstToken(viewMode: .sourceAccurate)!, in: member.unit)
        }
        member.unit.edits.insert(" { \(call) }", after: member.syntax.textRange)
    }
}

/// What a method without a body does with which value of a managed object, by its name ("Generating Code" and "Standard Accessor Methods" in
/// Core Data's documentation).
private struct ManagedAccessor {
    private let key: String
    /// The call, with `$0`, `$1` for the method's arguments.
    private let form: String

    /// Names in Objective-C: what comes before and behind the relationship's name, what comes behind its name a second time, and what they do.
    private static let selectors: [(prefix: String, suffix: String, form: String)] = [
        ("insertObject:in", "AtIndex:", "_insertManaged($0, at: $1, forKey: #)"),
        ("removeObjectFrom", "AtIndex:", "_removeManaged(at: $0, forKey: #)"),
        ("replaceObjectIn", "AtIndex:withObject:", "_replaceManaged(at: $0, with: $1, forKey: #)"),
        ("insert", ":atIndexes:", "_insertManaged($0, at: $1, forKey: #)"),
        ("replace", "AtIndexes:with*:", "_replaceManaged(at: $0, with: $1, forKey: #)"),
        ("remove", "AtIndexes:", "_removeManaged(at: $0, forKey: #)"),
        ("add", "Object:", "_addManaged($0, forKey: #)"),
        ("remove", "Object:", "_removeManaged($0, forKey: #)"),
    ]

    /// Names in Swift, with the labels of their parameters.
    private static let names: [(prefix: String, labels: [String?], form: String)] = [
        ("addTo", [nil], "_addManaged($0, forKey: #)"),
        ("removeFrom", [nil], "_removeManaged($0, forKey: #)"),
        ("removeFrom", ["at"], "_removeManaged(at: $0, forKey: #)"),
        ("insertInto", [nil, "at"], "_insertManaged($0, at: $1, forKey: #)"),
        ("replace", ["at", "with"], "_replaceManaged(at: $0, with: $1, forKey: #)"),
    ]

    /// Names that say no more than what they do, for when nothing else fits.
    private static let plainSelectors: [(prefix: String, suffix: String, form: String)] = [
        ("add", ":", "_addManaged($0, forKey: #)"),
        ("remove", ":", "_removeManaged($0, forKey: #)"),
        ("set", ":", "_setManagedValue($0, forKey: #)"),
    ]

    init?(_ member: Member) {
        let selector = member.selector
        if let found = Self.match(selector, Self.selectors) {
            (key, form) = found
        } else if member.objcName == nil, let found = Self.match(member.name, member.labels) {
            (key, form) = found
        } else if let found = Self.match(selector, Self.plainSelectors) {
            (key, form) = found
        } else if member.parameters.isEmpty, member.returnType != nil {
            (key, form) = (member.objcName ?? member.name, "_managedValue(forKey: #)")
        } else {
            return nil
        }
    }

    private static func match(_ selector: String, _ table: [(prefix: String, suffix: String, form: String)]) -> (String, String)? {
        for (prefix, suffix, form) in table where selector.hasPrefix(prefix) {
            let rest = selector.dropFirst(prefix.count)
            if let star = suffix.firstIndex(of: "*") {
                // The name stands twice.
                guard let middle = rest.firstRange(of: suffix[..<star]) else { continue }
                let name = rest[..<middle.lowerBound]
                guard rest[middle.upperBound...] == name + suffix[suffix.index(after: star)...], let key = key(name) else { continue }
                return (key, form)
            }
            guard rest.hasSuffix(suffix), let key = key(rest.dropLast(suffix.count)) else { continue }
            return (key, form)
        }
        return nil
    }

    private static func match(_ name: String, _ labels: [String?]) -> (String, String)? {
        for (prefix, wanted, form) in names where labels == wanted && name.hasPrefix(prefix) {
            if let key = key(name.dropFirst(prefix.count)) { return (key, form) }
        }
        return nil
    }

    /// The key that a part of a name stands for: `items` for `Items`.
    private static func key(_ part: Substring) -> String? {
        guard let first = part.first, !first.isLowercase, !part.contains(":") else { return nil }
        return first.lowercased() + part.dropFirst()
    }

    func call(_ arguments: [String]) -> String? {
        var text = form.replacing("#", with: key.debugDescription)
        for place in 0..<2 where text.contains("$\(place)") {
            guard place < arguments.count else { return nil }
            text = text.replacing("$\(place)", with: arguments[place])
        }
        return text
    }
}
