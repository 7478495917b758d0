import SwiftSyntax

/// A type that a name stands for.
enum TypeReference {
    case own(TypeNode)
    case foreignClass(ClassSummary)
    case foreignProtocol(ProtocolSummary)

    /// Whether it is a class.
    var isClass: Bool {
        switch self {
        case .own(let type): type.kind == .class
        case .foreignClass: true
        case .foreignProtocol: false
        }
    }
}

/// All that is known while a module is lowered: its own declarations, and the summaries of the modules it may import.
final class Knowledge {
    let module: String
    let units: [SourceUnit]
    let scanners: [Scanner]
    /// All types of the module, by dotted name; those inside functions left out.
    private(set) var types: [String: TypeNode] = [:]
    /// All types of the module, also those inside functions.
    private(set) var allTypes: [TypeNode] = []
    private(set) var extensions: [ExtensionNode] = []
    private var aliases: [String: String] = [:]
    let dependencies: [ModuleSummary]
    private var foreignClasses: [String: ClassSummary] = [:]
    private var foreignProtocols: [String: ProtocolSummary] = [:]
    private var foreignAliases: [String: String] = [:]
    private var foreignExtensions: [String: [MemberSummary]] = [:]
    /// The frameworks whose summaries were given.
    let frameworks: Set<String>
    /// Whether the frameworks' summaries were given, so that an unknown name is a wrong one.
    var knowsFrameworks: Bool { !frameworks.isEmpty }
    /// What the names of Apple's types begin with: Foundation's, which has the geometry of Core Graphics, and those of the
    /// frameworks.
    private(set) lazy var prefixes: Set<String> = Set(["NS", "CG"] + dependencies.flatMap { $0.framework?.prefixes ?? [] })
    private(set) var subclasses: [ObjectIdentifier: [TypeNode]] = [:]
    private var superclassCache: [ObjectIdentifier: ClassReference?] = [:]
    /// The members of all types and extensions, by base name.
    private(set) lazy var membersByName: [String: [Member]] = {
        var result: [String: [Member]] = [:]
        for type in allTypes { for member in type.allMembers { result[member.name, default: []].append(member) } }
        for node in extensions where node.extended == nil { for member in node.members { result[member.name, default: []].append(member) } }
        return result
    }()
    /// The methods and properties of other modules' classes, and the requirements of their protocols, by base name.
    private(set) lazy var foreignMembersByName: [String: [(owner: String?, member: MemberSummary)]] = {
        var result: [String: [(String?, MemberSummary)]] = [:]
        for summary in dependencies {
            for known in summary.classes.values.sorted(by: { $0.path < $1.path }) {
                for member in known.members { result[member.base, default: []].append((known.path, member)) }
            }
            for known in summary.protocols.values.sorted(by: { $0.path < $1.path }) {
                for member in known.requirements { result[member.base, default: []].append((nil, member)) }
            }
        }
        return result
    }()

    /// What expressions are, as far as declarations say.
    private(set) lazy var expressionTypes = ExpressionTypes(self)

    init(module: String, units: [SourceUnit], scanners: [Scanner], dependencies: [ModuleSummary]) {
        (self.module, self.units, self.scanners) = (module, units, scanners)
        self.dependencies = dependencies
        frameworks = Set(dependencies.filter { $0.framework != nil }.map(\.module))
        for summary in [FoundationKnowledge.summary] + dependencies {
            foreignClasses.merge(summary.classes) { $1 }
            foreignProtocols.merge(summary.protocols) { $1 }
            foreignAliases.merge(summary.aliases) { $1 }
            foreignExtensions.merge(summary.extensions) { $0 + $1 }
        }
        for scanner in scanners {
            for (name, target) in scanner.aliases { aliases[name] = target }
            for type in scanner.types { add(type) }
            extensions += scanner.extensions
        }
        // Extensions of nested types and types declared in extensions need each other: outer ones first.
        for node in extensions where node.extended == nil {
            node.extended = ownType(named: node.extendedName, in: nil)
            node.extended?.extensions.append(node)
            for type in node.nested { add(type) }
        }
        for node in extensions where node.extended == nil {
            guard let extended = ownType(named: node.extendedName, in: nil) else { continue }
            node.extended = extended
            extended.extensions.append(node)
        }
        for type in allTypes where type.kind == .class {
            if case .own(let superclass) = superclass(of: type) { subclasses[ObjectIdentifier(superclass), default: []].append(type) }
        }
    }

    private func add(_ type: TypeNode) {
        allTypes.append(type)
        if !type.isLocal { types[type.path] = type }
        for nested in type.nested { add(nested) }
    }

    /// The declarations by the braces around their members.
    private lazy var containersByBlock: [SyntaxIdentifier: DeclContainer] = {
        var result: [SyntaxIdentifier: DeclContainer] = [:]
        for type in allTypes { result[type.block.id] = type }
        for node in extensions { result[node.block.id] = node }
        return result
    }()
    private lazy var foreignExtensionNodes = Dictionary(grouping: extensions.filter { $0.extended == nil }, by: \.extendedName)

    /// The type or extension that braces belong to.
    func container(of block: MemberBlockSyntax) -> DeclContainer? { containersByBlock[block.id] }

    /// The extensions of a class of another module in this one.
    func extensions(of known: ClassSummary) -> [ExtensionNode] { foreignExtensionNodes[known.path] ?? [] }

    /// The type whose members a declaration has.
    func reference(to container: DeclContainer) -> TypeReference? {
        container.type.map { .own($0) } ?? resolve(container.typeName, in: nil)
    }

    // MARK: Names

    /// The type of this module that a name stands for where it is written.
    func ownType(named name: String, in container: DeclContainer?) -> TypeNode? {
        if case .own(let type) = resolve(name, in: container) { return type }
        return nil
    }

    /// What a dotted name stands for where it is written.
    func resolve(_ name: String, in container: DeclContainer?) -> TypeReference? { resolve(name, in: container, depth: 0) }

    private func resolve(_ name: String, in container: DeclContainer?, depth: Int) -> TypeReference? {
        guard depth < Limits.steps else { return nil }
        var scope = container
        while let current = scope {
            if let local = current.nested.first(where: { $0.name == name }) { return .own(local) }
            let inside = current.typeName + "." + name
            if let type = types[inside] { return .own(type) }
            if let target = aliases[inside] { return resolve(target, in: current, depth: depth + 1) }
            scope = (current as? TypeNode)?.outer
        }
        if let type = types[name] { return .own(type) }
        // A class inside a function is known there only; its name is looked up when nothing else has it.
        if let target = aliases[name], target != name { return resolve(target, in: nil, depth: depth + 1) }
        if name.hasPrefix(module + ".") { return resolve(String(name.dropFirst(module.count + 1)), in: nil, depth: depth + 1) }
        if let known = foreignClasses[name] { return .foreignClass(known) }
        if let known = foreignProtocols[name] { return .foreignProtocol(known) }
        if let target = foreignAliases[name], target != name { return resolve(target, in: nil, depth: depth + 1) }
        if let dot = name.firstIndex(of: "."), isModule(name[..<dot]) {
            return resolve(String(name[name.index(after: dot)...]), in: nil, depth: depth + 1)
        }
        return allTypes.first { $0.isLocal && $0.name == name }.map { .own($0) }
    }

    /// What a name of this module's stands for, through type aliases; the name itself, if it is none.
    func target(ofAlias name: String) -> String {
        var (current, steps) = (name, 0)
        while steps < Limits.steps, let next = aliases[current], next != current { (current, steps) = (next, steps + 1) }
        return current
    }

    private func isModule(_ name: Substring) -> Bool {
        name == "Foundation" || dependencies.contains { $0.module == name }
    }

    // MARK: Classes

    /// A class, of this module or another.
    enum ClassReference {
        case own(TypeNode)
        case foreign(ClassSummary)
    }

    /// The superclass of a class of this module.
    func superclass(of type: TypeNode) -> ClassReference? {
        let id = ObjectIdentifier(type)
        if let known = superclassCache[id] { return known }
        superclassCache[id] = .some(nil)
        var result: ClassReference?
        if let first = type.inherited.first, type.kind == .class {
            switch resolve(first, in: type.outer) {
            case .own(let node) where node.kind == .class && node !== type: result = .own(node)
            case .foreignClass(let known): result = .foreign(known)
            default: break
            }
        }
        superclassCache[id] = result
        return result
    }

    /// The superclass of a class.
    func superclass(of reference: ClassReference) -> ClassReference? {
        switch reference {
        case .own(let type): return superclass(of: type)
        case .foreign(let known):
            guard let name = known.superclass, case .foreignClass(let superclass) = resolve(name, in: nil), superclass.path != known.path
            else {
                return nil
            }
            return .foreign(superclass)
        }
    }

    /// A class and its superclasses, the nearest first.
    func chain(from reference: ClassReference) -> [ClassReference] {
        var result = [reference]
        while result.count < Limits.steps, let next = superclass(of: result[result.count - 1]) { result.append(next) }
        return result
    }

    /// Whether a class derives from a class of Objective-C, as far as is known.
    func isObjectiveC(_ type: TypeNode) -> Bool {
        guard type.kind == .class else { return false }
        let chain = chain(from: .own(type))
        if case .foreign? = chain.last { return true }
        // The superclass of a class that names one which nobody knows may well be.
        if case .own(let root)? = chain.last, let first = root.inherited.first {
            return resolve(first, in: root.outer) == nil && first.first?.isUppercase == true
        }
        return false
    }

    /// Every class of this module that derives from a class of it.
    func allSubclasses(of type: TypeNode) -> [TypeNode] {
        var result: [TypeNode] = []
        // Damaged sources may have classes that derive from each other.
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(type)]
        var pending = subclasses[ObjectIdentifier(type)] ?? []
        while let next = pending.popLast() {
            guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
            result.append(next)
            pending += subclasses[ObjectIdentifier(next)] ?? []
        }
        return result
    }

    /// The members that a class of another module declares itself, extensions in other modules included.
    func members(of known: ClassSummary) -> [MemberSummary] { known.members + (foreignExtensions[known.path] ?? []) }

    // MARK: Protocols

    /// A protocol, of this module or another.
    enum ProtocolReference {
        case own(TypeNode)
        case foreign(ProtocolSummary)

        var path: String {
            switch self {
            case .own(let type): type.path
            case .foreign(let known): known.path
            }
        }

        var isPublic: Bool {
            switch self {
            case .own(let type): type.access >= .public
            case .foreign(let known): known.isPublic
            }
        }
    }

    /// The protocols that names in an inheritance clause stand for, with those they inherit.
    func protocols(_ names: [String], in container: DeclContainer?) -> [ProtocolReference] {
        var result: [ProtocolReference] = []
        var seen: Set<String> = []
        var pending = names.map { ($0, container) }
        while let (name, scope) = pending.popLast() {
            switch resolve(name, in: scope) {
            case .own(let type) where type.kind == .protocol:
                guard seen.insert(type.path).inserted else { continue }
                result.append(.own(type))
                pending += type.inherited.map { ($0, type.outer) }
            case .foreignProtocol(let known):
                guard seen.insert(known.path).inserted else { continue }
                result.append(.foreign(known))
                pending += known.inherited.map { ($0, nil) }
            default: break
            }
        }
        return result
    }

    /// What a protocol asks for itself.
    func requirements(of reference: ProtocolReference) -> [MemberSummary] {
        switch reference {
        case .own(let type): return type.members.map { MemberSummary($0) }
        case .foreign(let known): return known.requirements
        }
    }

    /// The protocols a class conforms to by its own declarations, in this module.
    func ownConformances(of type: TypeNode) -> [(container: DeclContainer, reference: ProtocolReference)] {
        type.containers.flatMap { container in
            protocols(container.inherited, in: type.outer ?? type).map { (container, $0) }
        }
    }

    /// The protocols a class conforms to, inherited ones included.
    func conformances(of reference: ClassReference) -> [ProtocolReference] {
        chain(from: reference).flatMap { reference -> [ProtocolReference] in
            switch reference {
            case .own(let type): return ownConformances(of: type).map(\.reference)
            case .foreign(let known): return protocols(known.conformances, in: nil)
            }
        }
    }
}
