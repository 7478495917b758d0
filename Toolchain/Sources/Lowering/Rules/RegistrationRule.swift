import SwiftSyntax

/// What classes expose to Objective-C (The Swift Programming Language, "objc", "objcMembers", "Interface Builder"): methods by selector,
/// properties by key, initializers by selector.
///
/// Each class gets a static function that describes it, in the same file so that it sees what is private; when the program is loaded, an
/// initializer of the file hands these functions to the class registry. Generic classes and classes inside functions cannot be named
/// there; they conform to `ObjCExposed` instead.
struct RegistrationRule {
    private static let exposing = ["objc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "GKInspectable"]
    /// The initializers that frameworks call on classes known only at run time.
    private static let calledByName: Set<String> = [
        "init", "initWithFrame:", "initWithCoder:", "initWithStyle:reuseIdentifier:", "initWithReuseIdentifier:", "initWithNibName:bundle:",
        "initWithCollectionViewLayout:", "initWithRootViewController:", "initWithLayer:", "initWithStyle:", "initWithTarget:action:",
        "initWithIdentifier:source:destination:", "initWithFrame:style:", "initWithFrame:collectionViewLayout:",
        "initWithPresentedViewController:presentingViewController:", "initWithString:",
    ]

    let context: LoweringContext
    private let inheritance: InitializerInheritance
    private let exchange: ExchangeRule
    private var knowledge: Knowledge { context.knowledge }

    init(context: LoweringContext) {
        self.context = context
        exchange = ExchangeRule(context: context)
        inheritance = InitializerInheritance(knowledge: context.knowledge)
    }

    func apply() {
        for (unit, scanner) in zip(knowledge.units, knowledge.scanners) {
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
            let name = type.name
            if type.isGeneric {
                expose(type, lines)
            } else {
                context.add(
                    "nonisolated fileprivate static func __objcDescribe_\(name)(_ d: ObjCRuntime.ClassDescription) { \(lines.joined(separator: "; ")) }",
                    to: type)
                let objcName = type.attributes.attribute("objc")?.argumentText.map { ", objcName: \"\($0)\"" } ?? ""
                statements.append("ObjCRuntime.ClassRegistry.register(\(name).self\(objcName), \(name).__objcDescribe_\(name))")
            }
        }
        // Inside a generic type other types are generic, too.
        for nested in type.nested { statements += register(nested) }
        guard !statements.isEmpty, type.kind != .protocol else { return [] }
        // What is nested may be private to this type: the type itself registers it.
        context.add("nonisolated fileprivate static func __objcRegister_\(type.name)() { \(statements.joined(separator: "; ")) }", to: type)
        return ["\(type.name).__objcRegister_\(type.name)()"]
    }

    /// Registers what an extension adds to a class of another file or module, and the types declared in it.
    private func register(_ node: ExtensionNode) -> [String] {
        var statements: [String] = []
        let suffix = node.typeName.replacingDots + "_\(node.unit.position(of: node.syntax.textRange.lowerBound).line)"
        let isOwnElsewhere = node.extended.map { $0.unit !== node.unit } ?? false
        if node.extended == nil || isOwnElsewhere, !isFirstPlace(node) {
            // Another extension of the class in this file describes this one's members, too.
        } else if node.extended == nil || isOwnElsewhere {
            let containers = knowledge.extensions.filter { $0.unit === node.unit && $0.typeName == node.typeName }
            let lines = containers.flatMap { container in members(of: container).flatMap { line(for: $0, in: container) } }
            let isClass = node.extended.map { $0.kind == .class } ?? (knowledge.isClass(node.extendedName) ?? !lines.isEmpty)
            if isClass, !lines.isEmpty {
                let isGeneric = node.extended?.isGeneric ?? false
                let access = isGeneric ? "" : "fileprivate "
                context.add(
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
            context.add("nonisolated fileprivate static func __objcRegister_\(suffix)() { \(inner.joined(separator: "; ")) }", to: node)
            statements.append("\(node.typeName).__objcRegister_\(suffix)()")
        }
        return statements
    }

    private func isFirstPlace(_ node: ExtensionNode) -> Bool {
        knowledge.extensions.first { $0.unit === node.unit && $0.typeName == node.typeName } === node
    }

    /// The lines that describe a class in the file of its declaration; `nil` if there is nothing that anyone could ask.
    private func description(of type: TypeNode, in place: TypeNode) -> [String]? {
        guard isReachable(type) else { return nil }
        let containers = type.containers.filter { $0.unit === type.unit }
        var lines = containers.flatMap { container in members(of: container).flatMap { line(for: $0, in: container) } }
        if knowledge.isObjectiveC(type) || type.attributes.attribute("objc") != nil {
            lines += factories(of: type)
            lines += exchange.overrides(of: type)
        }
        if lines.isEmpty, type.attributes.attribute("objc")?.argumentText == nil { return nil }
        return lines
    }

    /// A class isolated to an actor of its own cannot be called from a closure of the main actor.
    private func isReachable(_ type: TypeNode) -> Bool {
        !type.attributes.contains { element in
            guard case .attribute(let attribute) = element, let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text
            else { return false }
            return name.hasSuffix("Actor") && name != "MainActor"
        }
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
            guard containers.contains(where: { container in members(of: container).contains { !line(for: $0, in: container).isEmpty } })
            else { continue }
            let suffix = other.typeName.replacingDots + "_\(other.unit.position(of: other.syntax.textRange.lowerBound).line)"
            lines.append("__objcDescribe_\(suffix)(d)")
        }
        let arguments = type.genericParameters.isEmpty ? "" : "<\(type.genericParameters.joined(separator: ", "))>"
        let access = MemberText.access(type.access)
        let override = isInherited ? "override " : ""
        context.add(
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

    /// The members of a declaration that are exposed.
    private func members(of container: DeclContainer) -> [Member] {
        let type = container.type
        let isExtensionExposed = container is ExtensionNode && container.attributes.attribute("objc") != nil
        let exposesAll = isExtensionExposed || type.map(exposesMembers) ?? foreignExposesMembers(container)
        let witnessed = type.map(requirementNames) ?? [:]
        return container.members.filter { member in
            guard member.kind != .initializer, !member.has("nonobjc"), !member.isUnavailable, !member.isGeneric else { return false }
            if RegistrationRule.exposing.contains(where: member.has) || member.isDynamic { return true }
            if context.referenced.contains(ObjectIdentifier(member)) || context.losesOverride.contains(ObjectIdentifier(member)) {
                return true
            }
            if member.isOverride { return false }
            if exposesAll, isExtensionExposed || member.access > .fileprivate { return true }
            return member.access > .fileprivate && !member.isStatic && witnessed[member.fullName] != nil
                || member.isStatic && member.name.hasPrefix("keyPathsForValuesAffecting")
        }
    }

    private func exposesMembers(_ type: TypeNode) -> Bool {
        guard type.kind == .class else { return false }
        return knowledge.chain(from: .own(type)).contains { reference in
            switch reference {
            case .own(let node): node.attributes.attribute("objcMembers") != nil
            case .foreign(let known): known.exposesMembers
            }
        }
    }

    private func foreignExposesMembers(_ container: DeclContainer) -> Bool {
        if case .foreignClass(let known)? = knowledge.resolve(container.typeName, in: nil) { return known.exposesMembers }
        return false
    }

    /// The requirements of Objective-C protocols that a class conforms to, with their selectors.
    private func requirementNames(_ type: TypeNode) -> [String: String] {
        guard type.kind == .class else { return [:] }
        var result: [String: String] = [:]
        for reference in knowledge.conformances(of: .own(type)) {
            let isObjC: Bool
            switch reference {
            case .own(let node): isObjC = node.attributes.attribute("objc") != nil
            case .foreign(let known): isObjC = known.isObjC
            }
            guard isObjC else { continue }
            for requirement in knowledge.requirements(of: reference) where !requirement.isStatic {
                result[requirement.name] = requirement.selector
            }
        }
        return result
    }

    private func line(for member: Member, in container: DeclContainer) -> [String] {
        let name = (container as? TypeNode)?.name ?? container.typeName
        return member.kind == .property ? property(member, name) : method(member, name) + exchange.hook(member, of: name, in: container)
    }

    private func method(_ member: Member, _ typeName: String) -> [String] {
        guard !member.parameters.contains(where: { $0.isInout || $0.isVariadic || $0.type.flatText.hasPrefix("some ") }),
            member.returnType?.flatText.hasPrefix("some ") != true, isIdentifier(member.name)
        else { return [] }
        var selectors = [member.selector]
        if let informal = FoundationKnowledge.informalMethods[member.fullName], member.objcName == nil { selectors = [informal] }
        if member.objcName == nil, let type = member.container.type, let wanted = requirementNames(type)[member.fullName],
            wanted != selectors[0]
        {
            selectors.append(wanted)
        }
        return selectors.map { selector in
            let arguments = member.parameters.enumerated().map { index, parameter in
                let value = "ObjCRuntime.ObjCMessage.argument(a, \(index), \"\(selector)\"\(explicitType(parameter, member)))"
                return parameter.label.map { "\($0): \(value)" } ?? value
            }
            let receiver = member.isStatic ? "(r as! \(typeName).Type)" : "(r as! \(typeName))"
            let call = "\(receiver).\(escaped(member.name))(\(arguments.joined(separator: ", ")))"
            let registrar = member.isStatic ? "classMethod" : "method"
            let unused = member.parameters.isEmpty ? "_" : "a"
            if member.isAsync {
                return "d.\(registrar)(\"\(selector)\") { r, \(unused) in Task { \(member.isThrowing ? "try? " : "")await \(call) } }"
            }
            return "d.\(registrar)(\"\(selector)\") { r, \(unused) in \(member.isThrowing ? "try? " : "")\(call) }"
        }
    }

    /// A parameter's type, spelled out where several methods of the name would leave a choice.
    private func explicitType(_ parameter: Parameter, _ member: Member) -> String {
        let same = member.container.type?.allMembers ?? member.container.members
        guard same.count(where: { $0.fullName == member.fullName && $0.isStatic == member.isStatic }) > 1 else { return "" }
        var type = parameter.type
        if let attributed = type.as(AttributedTypeSyntax.self) { type = attributed.baseType }
        var text = type.flatText
        if text.hasSuffix("!") { text = String(text.dropLast()) + "?" }
        return ", as: (\(text)).self"
    }

    private func property(_ member: Member, _ typeName: String) -> [String] {
        let key = member.objcName ?? member.name
        let name = escaped(member.name)
        if member.isStatic { return ["d.classMethod(\"\(key)\") { r, _ in (r as! \(typeName).Type).\(name) }"] }
        let get = "get: { ($0 as! \(typeName)).\(name) }"
        guard member.isSettable else { return ["d.property(\"\(key)\", \(get))"] }
        return [
            "d.property(\"\(key)\", \(get), set: { ($0 as! \(typeName)).\(name) = ObjCRuntime.ObjCMessage.value($1, $0, \"\(key)\") })"
        ]
    }

    private func isIdentifier(_ name: String) -> Bool { name.first.map { $0.isLetter || $0 == "_" } ?? false }

    private func escaped(_ name: String) -> String {
        RegistrationRule.keywords.contains(name) ? "`\(name)`" : name
    }

    private static let keywords: Set<String> = ["self", "init", "Type", "Protocol"]

    // MARK: Initializers

    private func factories(of type: TypeNode) -> [String] {
        inheritance.initializers(of: .own(type)).compactMap { initializer in
            let own = type.allMembers.first { $0.kind == .initializer && $0.fullName == initializer.name }
            guard !initializer.isUnavailable, !initializer.isAsync, !initializer.isGeneric else { return nil }
            // What is private elsewhere cannot be called here.
            if initializer.isHidden, own == nil || own?.unit !== type.unit { return nil }
            guard RegistrationRule.calledByName.contains(initializer.selector) || own?.has("objc") == true else { return nil }
            let types = initializer.parameterTypes
            guard !types.contains(where: { $0.hasPrefix("inout ") || $0.hasSuffix("...") || $0.hasPrefix("some ") }) else { return nil }
            let arguments = initializer.labels.enumerated().map { index, label in
                let value = "ObjCRuntime.ObjCMessage.argument(a, \(index), \"\(initializer.selector)\")"
                return label.map { "\($0): \(value)" } ?? value
            }
            let call = "\(initializer.isThrowing ? "try? " : "")\(type.name)(\(arguments.joined(separator: ", ")))"
            return "d.initializer(\"\(initializer.selector)\") { \(arguments.isEmpty ? "_" : "a") in \(call) }"
        }
    }

    // MARK: Other modules' members

    /// Members of other modules' classes that a file looks up by name.
    private func foreignMembers(_ unit: SourceUnit) -> [String] {
        guard let classes = context.foreignMembers[ObjectIdentifier(unit)] else { return [] }
        return classes.sorted { $0.key < $1.key }.compactMap { path, methods in
            let lines = methods.sorted { $0.key < $1.key }.compactMap { selector, method -> String? in
                if method.isProperty { return "d.readableProperty(\"\(selector)\") { ($0 as! \(path)).\(method.name) }" }
                guard !method.isGeneric, !method.isUnavailable,
                    !method.parameterTypes.contains(where: { $0.hasPrefix("inout ") || $0.hasSuffix("...") })
                else { return nil }
                let arguments = method.labels.enumerated().map { index, label in
                    let value = "ObjCRuntime.ObjCMessage.argument(a, \(index), \"\(selector)\")"
                    return label.map { "\($0): \(value)" } ?? value
                }
                let receiver = method.isStatic ? "(r as! \(path).Type)" : "(r as! \(path))"
                let effects = (method.isThrowing ? "try? " : "")
                guard !method.isAsync else { return nil }
                return
                    "d.\(method.isStatic ? "classMethod" : "method")(\"\(selector)\") { r, \(arguments.isEmpty ? "_" : "a") in \(effects)\(receiver).\(method.base)(\(arguments.joined(separator: ", "))) }"
            }
            return lines.isEmpty ? nil : "ObjCRuntime.ClassRegistry.register(\(path).self) { d in \(lines.joined(separator: "; ")) }"
        }
    }
}

extension Knowledge {
    /// Whether a name stands for a class; `nil` if nothing is known of it.
    func isClass(_ name: String) -> Bool? {
        switch resolve(name, in: nil) {
        case .own(let type): type.kind == .class
        case .foreignClass: true
        case .foreignProtocol: false
        case nil: nil
        }
    }
}

extension String {
    fileprivate var replacingDots: String { String(map { $0 == "." ? "_" : $0 }) }
}
