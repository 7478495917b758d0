import SwiftSyntax

/// What exchanging methods at run time needs: a hook for every member that is marked `dynamic`, which runs in its place wherever it is called
/// from, and for every class the members that it overrides without a hook. Each class has a file of its own; one more enters them all.
struct ExchangeEmitter: Emitter {
    /// What hooks ask.
    private static let marker = "MethodHooks"

    func files(for framework: Framework, among frameworks: [Framework]) -> [String: String] {
        let classes = framework.knowledge.types.values
            .filter { $0.kind == .class && $0.access >= .public && !$0.isGeneric }
            .sorted { $0.path < $1.path }
            .map { Exchange(of: $0, in: framework, among: frameworks) }
            .filter { !$0.hooked.isEmpty || !$0.overridden.isEmpty }
        guard !classes.isEmpty, let base = frameworks.first(where: { $0.knowledge.types[Self.marker] != nil }) else { return [:] }
        func text(_ imports: Set<String>, _ body: String) -> String {
            imports.union([base.name]).subtracting([framework.name]).sorted().map { "import \($0)\n" }.joined() + body
        }
        var files = [
            "Exchange.swift": text(
                [],
                """

                /// Tells the registry, when the library is loaded, which methods can be exchanged at run time.
                ///
                /// While nobody exchanges methods a hook costs one look at a flag.
                private enum Exchange {
                    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
                \(classes.map { "        ClassRegistry.register(\($0.type.path).self, \($0.function))\n" }.joined())    }
                }

                """)
        ]
        for cls in classes {
            let imports = cls.hooked.isEmpty ? [] : framework.imports(of: [cls.type.unit])
            files[Framework.generatedFile("Exchange", of: cls.type.path, in: cls.type.unit)] = text(imports, cls.text)
        }
        return files
    }
}

/// One class.
private struct Exchange {
    let type: TypeNode
    /// The members that get hooks, with their selectors.
    let hooked: [(member: Member, selector: String)]
    /// The selectors of members that have hooks in a superclass, and a body without one here.
    let overridden: [String]

    init(of type: TypeNode, in framework: Framework, among frameworks: [Framework]) {
        self.type = type
        let names = FrameworkNames(knowledge: framework.knowledge)
        hooked = type.allMembers.filter { $0.isDynamic && $0.kind != .initializer }.map { ($0, names.name(of: $0)) }
        let superclasses = framework.superclasses(of: type, among: frameworks)
        overridden = type.members.filter { $0.isOverride && !$0.isDynamic && !$0.isStatic }.flatMap { member in
            let overridden = superclasses.lazy.compactMap { superclass, framework in
                superclass.allMembers.first { $0.isDynamic && $0.isSame(as: member) }.map {
                    (FrameworkNames(knowledge: framework.knowledge), $0)
                }
            }
            return overridden.first.map { names, root in
                member.isSettable && root.isSettable
                    ? [names.name(of: root), SelectorName.setter(names.name(of: root))] : [names.name(of: root)]
            } ?? []
        }.sorted()
    }

    /// The class as a part of a name.
    private var name: String { type.path.filter { $0 != "." } }

    /// The function that describes the class.
    var function: String { "describeExchangeOf\(name)" }

    var text: String {
        let hooks = hooked.isEmpty ? "" : "\nextension \(type.path) {\n\(hooked.map(hook).joined(separator: "\n"))}\n"
        let overrides = overridden.isEmpty ? "" : "    description.overrides(\(overridden.map { "\"\($0)\"" }.joined(separator: ", ")))\n"
        return "\(hooks)\nfunc \(function)(_ description: ClassDescription) {\n\(hooked.map(description).joined())\(overrides)}\n"
    }

    // MARK: Hooks

    /// The name of a member's hook: another one in every class, since a subclass may have a hook for its override.
    private func hookName(_ member: Member) -> String { "exchangeable_\(name)_\(member.name)" }

    private func hook(_ member: Member, _ selector: String) -> String {
        let start = member.modifiers.filter { ["nonisolated", "class", "static"].contains($0.name.text) }.map { $0.flatText + " " }.joined()
        let kind = member.isStatic ? start : "final " + start
        var result = (member.kind == .property ? member.propertyType : member.returnType)?.flatText ?? "Void"
        if result.hasSuffix("!") { result = "\(result.dropLast())?" }
        guard let function = member.syntax.as(FunctionDeclSyntax.self) else {
            let declaration = "    @_dynamicReplacement(for: \(member.name))\n    fileprivate \(kind)var \(hookName(member)): \(result)"
            let getter = question(selector, [], result) + "return self.\(member.name)"
            guard member.isSettable else { return "\(declaration) {\n\(getter)\n}\n" }
            let setter = question(SelectorName.setter(selector), ["newValue"], "Void") + "self.\(member.name) = newValue"
            return "\(declaration) {\nget {\n\(getter)\n}\nset {\n\(setter)\n}\n}\n"
        }
        let parameters = function.signature.parameterClause.parameters.map { $0.with(\.defaultValue, nil).flatText }.joined(separator: " ")
        let effects = function.signature.effectSpecifiers.map { " " + $0.flatText } ?? ""
        let arrow = result == "Void" ? "" : " -> \(result)"
        let call = "\(member.isThrowing ? "try " : "")self.\(function.name.text)(\(MemberText.arguments(member.parameters) ?? ""))"
        return """
                @_dynamicReplacement(for: \(member.fullName))
                fileprivate \(kind)func \(hookName(member))(\(parameters))\(effects)\(arrow) {
            \(question(selector, member.parameters.map(\.name), result))return \(call)
            }

            """
    }

    /// What a hook asks first.
    private func question(_ selector: String, _ arguments: [String], _ result: String) -> String {
        let result = result.contains(" ") ? "(\(result))" : result
        return """
            if MethodHooks.isActive,
            let value = MethodHooks.run(\(type.path).self, "\(selector)", self, [\(arguments.joined(separator: ", "))], as: \(result).self) {
            return value
            }

            """
    }

    // MARK: Description

    private func description(_ member: Member, _ selector: String) -> String {
        let receiver = "(receiver as! \(type.path)\(member.isStatic ? ".Type" : "")).\(hookName(member))"
        guard member.kind == .property else {
            let arguments = ClassDescriptionText.arguments(member.labels, selector, [])
            return original(
                selector, member, takesArguments: !arguments.isEmpty, "return \(member.isThrowing ? "try? " : "")\(receiver)(\(arguments))")
        }
        let getter = original(selector, member, takesArguments: false, "return \(receiver)")
        guard member.isSettable else { return getter }
        let setter = SelectorName.setter(selector)
        return getter
            + original(
                setter, member, takesArguments: true, "\(receiver) = \(ClassDescriptionText.arguments([nil], setter, []))\nreturn nil")
    }

    /// How the registry calls a member's own body.
    private func original(_ selector: String, _ member: Member, takesArguments: Bool, _ call: String) -> String {
        """
            description.\(member.isStatic ? "exchangeableClassMethod" : "exchangeableMethod")("\(selector)") { receiver, \(takesArguments ? "a" : "_") in
                MethodHooks.callOriginal()
                \(call)
            }

        """
    }
}

extension Framework {
    /// The superclasses of a class, the nearest first, with the frameworks that declare them.
    fileprivate func superclasses(of type: TypeNode, among frameworks: [Framework]) -> [(type: TypeNode, framework: Framework)] {
        knowledge.chain(from: .own(type)).dropFirst().compactMap { reference in
            switch reference {
            case .own(let node): return (node, self)
            case .foreign(let known):
                guard let framework = frameworks.first(where: { $0.name == known.module }) else { return nil }
                return framework.knowledge.types[known.path].map { ($0, framework) }
            }
        }
    }
}

extension Member {
    /// Whether this is the member that another one overrides.
    fileprivate func isSame(as other: Member) -> Bool {
        kind == other.kind && isStatic == other.isStatic && fullName == other.fullName
            && zip(parameters, other.parameters).allSatisfy { $0.type.flatText == $1.type.flatText }
    }
}
