import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(RegistrationRule.self) }

/// What classes expose to Objective-C (The Swift Programming Language, "objc", "objcMembers", "Interface Builder"): methods by selector,
/// properties by key, initializers by selector.
///
/// Each class gets a static function that describes it, in the same file so that it sees what is private; when the program is loaded, an
/// initializer of the file hands these functions to the class registry. Generic classes and classes inside functions cannot be named
/// there; they conform to `ObjCExposed` instead.
struct RegistrationRule: LoweringRule {
    private let context: RuleContext
    private let exposed: Read<ExposedMembers>
    private let hooks: Read<ExchangeHooks>
    private let lookups: Read<ForeignLookups>
    private let added: Write<AddedMembers>
    private var knowledge: Knowledge { context.knowledge }

    init(_ context: RuleContext) {
        self.context = context
        exposed = context.reads(ExposedMembers.self)
        hooks = context.reads(ExchangeHooks.self)
        lookups = context.reads(ForeignLookups.self)
        added = context.writes(AddedMembers.self)
    }

    func apply() {
        for file in context.files {
            let (unit, scanner) = (file.unit, file.scanner)
            var statements: [String] = []
            for type in scanner.types where !type.isLocal { statements += register(type) }
            for type in scanner.types where type.isLocal { exposeLocal(type) }
            for node in scanner.extensions { statements += register(node) }
            statements += foreignMembers(unit)
            guard !statements.isEmpty else { continue }
            unit.imports.insert("ObjCRuntime")
            unit.appendix.append(
                "private enum __ObjCRegistration { @section(\".init_array\") @used nonisolated static let load: @convention(c) () -> Void = { \(statements.joined(separator: "; ")) } }"
            )
        }
    }

    // MARK: Classes

    /// Registers a type and those in it; returns the statement that does so, if there is anything to do.
    private func register(_ type: TypeNode) -> [String] {
        var statements: [String] = []
        if type.kind == .class, let lines = description(of: type, in: type) {
            let name = written(type)
            if type.isGeneric {
                expose(type, lines)
            } else {
                added.add(
                    "nonisolated fileprivate static func __objcDescribe_\(type.name)(_ d: ObjCRuntime.ClassDescription) { \(lines.joined(separator: "; ")) }",
                    to: type)
                let objcName = type.attributes.attribute("objc")?.argumentText.map { ", objcName: \"\($0)\"" } ?? ""
                statements.append("ObjCRuntime.ClassRegistry.register(\(name).self\(objcName), \(name).__objcDescribe_\(type.name))")
            }
        }
        // Inside a generic type other types are generic, too.
        for nested in type.nested { statements += register(nested) }
        guard !statements.isEmpty, type.kind != .protocol else { return [] }
        // What is nested may be private to this type: the type itself registers it.
        added.add("nonisolated fileprivate static func __objcRegister_\(type.name)() { \(statements.joined(separator: "; ")) }", to: type)
        return ["\(type.name).__objcRegister_\(type.name)()"]
    }

    /// Registers what an extension adds to a class of another file or module, and the types declared in it.
    private func register(_ node: ExtensionNode) -> [String] {
        var statements: [String] = []
        let suffix = node.typeName.replacingDots + "_\(node.unit.position(of: node.syntax.textRange.lowerBound).line)"
        let isOwnElsewhere = node.extended.map { $0.unit !== node.unit } ?? false
        if node.extended == nil || isOwnElsewhere, !isFirstPlace(node) || isOfForeignGenericClass(node) {
            // Another extension of the class in this file describes this one's members, too. A generic class of another module has no one
            // class that could be registered.
        } else if node.extended == nil || isOwnElsewhere {
            let containers = knowledge.extensions.filter { $0.unit === node.unit && $0.typeName == node.typeName }
            let lines = containers.flatMap(lines)
            let isClass = node.extended.map { $0.kind == .class } ?? (knowledge.isClass(node.extendedName) ?? !lines.isEmpty)
            if isClass, !lines.isEmpty {
                let isGeneric = node.extended?.isGeneric ?? false
                let access = isGeneric ? "" : "fileprivate "
                added.add(
                    "nonisolated \(access)static func __objcDescribe_\(suffix)(_ d: ObjCRuntime.ClassDescription) { \(lines.joined(separator: "; ")) }",
                    to: node)
                if !isGeneric {
                    statements.append(
                        "ObjCRuntime.ClassRegistry.register(\(node.typeName).self, \(node.typeName).__objcDescribe_\(suffix))")
                }
            }
        }
        var inner: [String] = []
        for nested in node.nested { inner += register(nested) }
        if !inner.isEmpty {
            added.add("nonisolated fileprivate static func __objcRegister_\(suffix)() { \(inner.joined(separator: "; ")) }", to: node)
            statements.append("\(node.typeName).__objcRegister_\(suffix)()")
        }
        return statements
    }

    private func isOfForeignGenericClass(_ node: ExtensionNode) -> Bool {
        guard node.extended == nil, case .foreignClass(let known)? = knowledge.resolve(node.extendedName, in: nil) else { return false }
        return known.isGeneric
    }

    private func isFirstPlace(_ node: ExtensionNode) -> Bool {
        knowledge.extensions.first { $0.unit === node.unit && $0.typeName == node.typeName } === node
    }

    /// The lines that describe a class in the file of its declaration; `nil` if there is nothing that anyone could ask.
    private func description(of type: TypeNode, in place: TypeNode) -> [String]? {
        guard !type.attributes.isIsolatedElsewhere else { return nil }
        let containers = type.containers.filter { $0.unit === type.unit }
        var lines = containers.flatMap(lines)
        if knowledge.isObjectiveC(type) || type.attributes.attribute("objc") != nil {
            lines += factories(of: type)
            lines += hooks.value.overrides(of: type)
            lines += keyPaths(of: type)
        }
        if lines.isEmpty, type.attributes.attribute("objc")?.argumentText == nil { return nil }
        return lines
    }

    /// A class's name as it is written inside the class: by an alias where the class inherits a member of that name.
    private func written(_ type: TypeNode) -> String {
        guard type.outer == nil, !type.isLocal, !type.isGeneric, type.kind == .class else { return type.name }
        let isHidden = knowledge.chain(from: .own(type)).contains { reference in
            switch reference {
            case .own(let known): known.allMembers.contains { $0.name == type.name }
            case .foreign(let known): known.members.contains { $0.base == type.name }
            }
        }
        guard isHidden else { return type.name }
        let alias = "__objcClass_\(type.name)"
        let declaration = "fileprivate typealias \(alias) = \(type.name)"
        if !type.unit.appendix.contains(declaration) { type.unit.appendix.append(declaration) }
        return alias
    }

    private func exposeLocal(_ type: TypeNode) {
        if type.kind == .class, let lines = description(of: type, in: type) { expose(type, lines) }
        for nested in type.nested { exposeLocal(nested) }
    }

    /// Has a class describe itself.
    private func expose(_ type: TypeNode, _ lines: [String]) {
        guard let node = type.syntax.as(ClassDeclSyntax.self) else { return }
        let isInherited = knowledge.chain(from: .own(type)).dropFirst().contains { reference in
            switch reference {
            case .own(let superclass): (superclass.isGeneric || superclass.isLocal) && description(of: superclass, in: superclass) != nil
            case .foreign(let known): known.isGeneric
            }
        }
        var lines = lines
        for case let other as ExtensionNode in type.containers where other.unit !== type.unit && isFirstPlace(other) {
            let containers = knowledge.extensions.filter { $0.unit === other.unit && $0.typeName == other.typeName }
            guard containers.contains(where: { !exposed.value.members(of: $0).isEmpty }) else { continue }
            let suffix = other.typeName.replacingDots + "_\(other.unit.position(of: other.syntax.textRange.lowerBound).line)"
            lines.append("__objcDescribe_\(suffix)(d)")
        }
        let arguments = type.genericParameters.isEmpty ? "" : "<\(type.genericParameters.joined(separator: ", "))>"
        let access = MemberText.access(type.access)
        let override = isInherited ? "override " : ""
        added.add(
            "nonisolated \(override)\(access)class func describeForObjC(_ c: AnyClass, _ d: ObjCRuntime.ClassDescription) { guard c == \(type.name)\(arguments).self else { return }; \(lines.joined(separator: "; ")) }",
            to: type)
        type.unit.imports.insert("ObjCRuntime")
        guard !isInherited else { return }
        if let clause = node.inheritanceClause {
            type.unit.edits.insert(", ObjCRuntime.ObjCExposed", at: clause.textRange.upperBound)
        } else {
            type.unit.edits.insert(
                ": ObjCRuntime.ObjCExposed", at: node.genericParameterClause?.textRange.upperBound ?? node.name.textRange.upperBound)
        }
    }

    // MARK: Members

    /// The lines for what a declaration exposes.
    private func lines(_ container: DeclContainer) -> [String] {
        let name = (container as? TypeNode ?? container.type.flatMap { $0.outer == nil ? $0 : nil }).map(written) ?? container.typeName
        return exposed.value.members(of: container).flatMap { entry -> [String] in
            let member = entry.member
            if member.kind == .property {
                return entry.names.map {
                    ClassDescriptionText.property($0, member.name, of: name, isSettable: member.isSettable, isStatic: member.isStatic)
                }
            }
            let (method, types) = (MemberSummary(member), explicitTypes(member))
            return entry.names.map { ClassDescriptionText.method($0, method, of: name, types: types) } + hooks.value.lines(for: member)
        }
    }

    /// The types of parameters, spelled out where several methods of the name would leave a choice.
    private func explicitTypes(_ member: Member) -> [String?] {
        let same = member.container.type?.allMembers ?? member.container.members
        guard same.count(where: { $0.fullName == member.fullName && $0.isStatic == member.isStatic }) > 1 else { return [] }
        return member.argumentTypes
    }

    /// The key paths to what Core Data provides: generic code is handed them, and needs their keys.
    private func keyPaths(of type: TypeNode) -> [String] {
        guard !type.isGeneric, !type.isLocal, type.attributes.attribute("MainActor") == nil else { return [] }
        let members = knowledge.chain(from: .own(type)).flatMap { reference -> [Member] in
            guard case .own(let current) = reference else { return [] }
            return current.allMembers.filter { $0.kind == .property && $0.has("NSManaged") && !$0.isStatic && $0.access > .fileprivate }
        }
        var seen: Set<String> = []
        let entries = members.filter { seen.insert($0.name).inserted }.map { member in
            "\\\(type.name).\(ClassDescriptionText.escaped(member.name)): \((member.objcName ?? member.name).debugDescription)"
        }
        return entries.isEmpty ? [] : ["d.keyPaths { [\(entries.joined(separator: ", "))] }"]
    }

    // MARK: Initializers

    private func factories(of type: TypeNode) -> [String] {
        let called = initializersCalledByName(of: type)
        return InitializerInheritance(knowledge: knowledge).initializers(of: .own(type)).compactMap { initializer in
            let own = type.allMembers.first { $0.kind == .initializer && $0.fullName == initializer.name }
            guard !initializer.isUnavailable, !initializer.isAsync, !initializer.isGeneric else { return nil }
            // What is private elsewhere cannot be called here.
            if initializer.isHidden, own == nil || own?.unit !== type.unit { return nil }
            guard called[initializer.name] != nil || own?.has("objc") == true else { return nil }
            let types = initializer.parameterTypes
            guard !types.contains(where: { $0.hasPrefix("inout ") || $0.hasSuffix("...") || $0.hasPrefix("some ") }) else { return nil }
            return ClassDescriptionText.initializer(initializer, called[initializer.name] ?? initializer.selector, of: written(type))
        }
    }

    /// The initializers that frameworks, and calls on metatypes, call on classes known only at run time: those that the frameworks' classes
    /// above a class have, with their selectors.
    private func initializersCalledByName(of type: TypeNode) -> [String: String] {
        var result: [String: String] = [:]
        for case .foreign(let known) in knowledge.chain(from: .own(type))
        where known.path == "NSObject" || knowledge.frameworks.contains(known.module) {
            for initializer in known.initializers where initializer.isDescribed { result[initializer.name] = initializer.selector }
        }
        // Every class of Objective-C has the one, and whatever comes from a document may have the other.
        result["init()"] = "init"
        result["init(coder:)"] = "initWithCoder:"
        return result
    }

    // MARK: Other modules' members

    /// Members of other modules' classes that a file looks up by name.
    private func foreignMembers(_ unit: SourceUnit) -> [String] {
        guard let classes = lookups.value[ObjectIdentifier(unit)] else { return [] }
        return classes.sorted { $0.key < $1.key }.compactMap { path, methods in
            // What a framework describes itself is there.
            let lines = methods.filter { !$1.isDescribed }.sorted { $0.key < $1.key }.compactMap { selector, method -> String? in
                if method.isProperty { return "d.readableProperty(\"\(selector)\") { ($0 as! \(path)).\(method.name) }" }
                guard !method.isGeneric, !method.isUnavailable,
                    !method.parameterTypes.contains(where: { $0.hasPrefix("inout ") || $0.hasSuffix("...") })
                else { return nil }
                return ClassDescriptionText.method(selector, method, of: path)
            }
            return lines.isEmpty ? nil : "ObjCRuntime.ClassRegistry.register(\(path).self) { d in \(lines.joined(separator: "; ")) }"
        }
    }
}

extension String {
    fileprivate var replacingDots: String { String(map { $0 == "." ? "_" : $0 }) }
}
