import SwiftSyntax

/// What a framework describes of a class to the class registry: a class of its own, or what it adds to one of another module.
struct DescribedClass {
    /// One member: the word by which it is found, and the expression that is made for it.
    struct Entry {
        let word: String
        let text: String
    }

    /// The class's name for the registry: `Module.Class` for one of another module.
    let word: String
    /// The class, as it is written in the sources.
    let path: String
    /// The file of the class, or of the first extension.
    let unit: SourceUnit
    private(set) var properties: [Entry] = []
    private(set) var methods: [Entry] = []
    private(set) var classMethods: [Entry] = []
    private(set) var initializers: [Entry] = []
    /// The files that have the described members.
    private var units: [SourceUnit] = []

    /// The keys of the properties that can be written, and are no delegates or the like.
    var writableKeys: [String] {
        properties.filter { $0.text.hasPrefix(".value(") && !$0.word.hasPrefix(".") }.map { entry in
            String(entry.word.prefix { $0 != "/" && $0 != "*" })
        }
    }

    /// The class as part of a name.
    var identifier: String { path.filter { $0 != "." } }

    var isEmpty: Bool { properties.isEmpty && methods.isEmpty && classMethods.isEmpty && initializers.isEmpty }

    private let knowledge: Knowledge
    private let rule: Describability
    private let names: FrameworkNames

    private init(_ word: String, _ path: String, _ unit: SourceUnit, _ knowledge: Knowledge) {
        (self.word, self.path, self.unit, self.knowledge) = (word, path, unit, knowledge)
        (rule, names) = (Describability(knowledge: knowledge), FrameworkNames(knowledge: knowledge))
    }

    /// A class of the module's own.
    init(_ type: TypeNode, in framework: Framework) {
        self.init(type.path, type.path, type.unit, framework.knowledge)
        take(type.allMembers)
        for (member, summary) in initializers(of: type) { takeInitializer(summary, types: member.map { types(of: $0) }) }
        sort()
    }

    /// A class of another module, which the module extends.
    init(_ known: ClassSummary, _ extensions: [ExtensionNode], in framework: Framework) {
        self.init("\(known.module).\(known.path)", known.path, extensions[0].unit, framework.knowledge)
        // What the registry itself asks classes of apps for is not there to be asked of all.
        let informal = Set(FoundationKnowledge.informalMethods.keys)
        take(extensions.flatMap(\.members).filter { !informal.contains($0.fullName) })
        sort()
    }

    // MARK: Members

    private mutating func take(_ members: [Member]) {
        for member in members where member.kind != .initializer {
            let isHidden = isHidden(member)
            guard isHidden || rule.isDescribed(member) else { continue }
            let name = names.name(of: member)
            if !units.contains(where: { $0 === member.unit }) { units.append(member.unit) }
            switch (member.kind, member.isStatic) {
            case (.property, false): properties.append(property(member, name, isHidden: isHidden))
            case (.property, true):
                // The first of a name is kept.
                classMethods.insert(
                    Entry(word: name, text: "{ r, _ in (r as! \(path).Type).\(ClassDescriptionText.escaped(member.name)) }"),
                    at: isHidden ? 0 : classMethods.endIndex)
            case (_, let isStatic):
                let text = ClassDescriptionText.implementation(name, MemberSummary(member), of: path, types: types(of: member))
                if isStatic { classMethods.append(Entry(word: name, text: text)) } else { methods.append(Entry(word: name, text: text)) }
            }
        }
    }

    /// Whether a member is described though Swift's sources outside do not see it: a value of an appearance, a class property with a
    /// name of its own, which answers messages in the place of the public one where the two differ, and a method with a selector of its
    /// own, which Apple has without declaring it.
    private func isHidden(_ member: Member) -> Bool {
        guard member.access < .public, member.access >= .internal else { return false }
        return member.isAppearance || isStandIn(member) || member.kind == .method && member.mark?.name != nil
    }

    private func isStandIn(_ member: Member) -> Bool {
        member.kind == .property && member.isStatic && member.access < .public && member.mark?.name != nil
    }

    /// The types of parameters as they can be written anywhere in the module.
    private func types(of member: Member) -> [String] {
        let qualifier = Qualifier(knowledge: knowledge, container: member.container)
        return member.argumentTypes { qualifier.rewrite($0).as(TypeSyntax.self)?.flatText ?? $0.flatText }
    }

    private func property(_ member: Member, _ key: String, isHidden: Bool) -> Entry {
        let word = (isHidden ? "." : "") + key + (key == member.name ? "" : "/" + member.name) + (member.isAppearance ? "*" : "")
        let keyPath = "\\\(path).\(ClassDescriptionText.escaped(member.name))"
        guard member.isSettableByAll else { return Entry(word: word, text: ".readOnly(\(keyPath))") }
        guard isReference(member) else { return Entry(word: word, text: ".value(\"\(key)\", \(keyPath))") }
        return Entry(word: word, text: ".reference(\(keyPath))")
    }

    /// Whether a property holds an object of which only a protocol is known, or nothing.
    private func isReference(_ member: Member) -> Bool {
        guard let type = member.propertyType, type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self),
            let name = TypeName.unwrapped(type).first, type.flatText.contains("any ")
        else { return false }
        switch knowledge.resolve(name, in: member.container) {
        case .own(let type): return type.kind == .protocol
        case .foreignProtocol: return true
        default: return false
        }
    }

    // MARK: Initializers

    /// The public initializers that a class has, inherited ones included, with their declarations where they are in this module.
    private func initializers(of type: TypeNode) -> [(Member?, MemberSummary)] {
        let inheritance = InitializerInheritance(knowledge: knowledge) { names.name(of: $0) }
        let own = knowledge.chain(from: .own(type)).compactMap { reference -> TypeNode? in
            if case .own(let node) = reference { node } else { nil }
        }
        return inheritance.initializers(of: .own(type)).compactMap { summary in
            let member = own.lazy.flatMap(\.allMembers).first { member in
                member.kind == .initializer && member.fullName == summary.name
                    && member.parameters.map { $0.type.flatText } == summary.parameterTypes
            }
            guard let member else { return summary.isDescribed ? (nil, summary) : nil }
            return rule.isDescribed(member) ? (member, summary) : nil
        }
    }

    private mutating func takeInitializer(_ summary: MemberSummary, types: [String]?) {
        let text = ClassDescriptionText.factory(summary, of: path, types: types ?? summary.parameterTypes)
        initializers.append(Entry(word: summary.selector, text: text))
    }

    /// By name, one of each.
    private mutating func sort() {
        func sorted(_ entries: [Entry]) -> [Entry] {
            var seen: Set<String> = []
            return entries.filter { seen.insert($0.word).inserted }.sorted { $0.word < $1.word }
        }
        properties = sorted(properties)
        methods = sorted(methods)
        classMethods = sorted(classMethods)
        initializers = sorted(initializers)
    }

    /// What the files import that have the described members.
    func imports(in framework: Framework) -> Set<String> { framework.imports(of: units) }

    // MARK: All

    /// What a framework describes, by name.
    static func all(of framework: Framework) -> [DescribedClass] {
        let knowledge = framework.knowledge
        let rule = Describability(knowledge: knowledge)
        let own = knowledge.types.values.filter(rule.isDescribed).map { DescribedClass($0, in: framework) }
        var extended: [String: [ExtensionNode]] = [:]
        for node in knowledge.extensions where node.extended == nil && !node.isConstrained {
            extended[node.extendedName, default: []].append(node)
        }
        let others = extended.compactMap { name, nodes -> DescribedClass? in
            guard case .foreignClass(let known)? = knowledge.resolve(name, in: nil), !known.isGeneric else { return nil }
            let described = DescribedClass(known, nodes.sorted { $0.unit.path < $1.unit.path }, in: framework)
            return described.isEmpty ? nil : described
        }
        return (own + others).sorted { $0.word < $1.word }
    }
}

/// Writes the whole path of nested types.
private final class Qualifier: SyntaxRewriter {
    private let knowledge: Knowledge
    private let container: DeclContainer

    init(knowledge: Knowledge, container: DeclContainer) { (self.knowledge, self.container) = (knowledge, container) }

    override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
        guard case .own(let type)? = knowledge.resolve(node.name.text.trimmedBackticks, in: container), type.outer != nil else {
            return super.visit(node)
        }
        return TypeSyntax(node.with(\.name, node.name.with(\.tokenKind, .identifier(type.path))))
    }
}
