import SwiftSyntax

/// What the rules share while one module is lowered.
final class LoweringContext {
    let input: ModuleInput
    let knowledge: Knowledge
    private(set) var diagnostics: [ModuleOutput.Diagnostic] = []
    /// Members to put before the closing brace of a declaration.
    private var additions: [ObjectIdentifier: [String]] = [:]
    private var extended: [DeclContainer] = []
    /// Members that `#selector` and `#keyPath` name.
    var referenced: Set<ObjectIdentifier> = []
    /// Members that override something only here.
    var gainsOverride: Set<ObjectIdentifier> = []
    /// Members that override something at Apple but not here.
    var losesOverride: Set<ObjectIdentifier> = []
    /// Attributes that give some of their columns to a longer name later in the line.
    var givenAway: [SyntaxIdentifier: Int] = [:]
    /// Properties of `UnknownObject.Members`, declared in the generated file.
    var objectProperties: [String] = []
    /// Methods of `UnknownObject`, declared in the generated file.
    var objectMethods: [String] = []
    /// The modules whose types those declarations name.
    var objectModules: Set<String> = []
    /// Members of other modules' classes that are looked up by name: by file, class, and selector or key.
    var foreignMembers: [ObjectIdentifier: [String: [String: MemberSummary]]] = [:]
    /// Optional requirements that classes of this module forward, by class: subclasses in other modules override them.
    var forwarders: [String: [String]] = [:]

    init(_ input: ModuleInput, _ knowledge: Knowledge) {
        (self.input, self.knowledge) = (input, knowledge)
    }

    func report(_ severity: ModuleOutput.Diagnostic.Severity, _ message: String, at node: some SyntaxProtocol, in unit: SourceUnit) {
        let place = unit.position(of: node.textRange.lowerBound)
        diagnostics.append(
            .init(path: unit.path, line: place.line, column: place.column, severity: severity, message: message))
    }

    /// Adds a member, on one line, to a declaration.
    func add(_ member: String, to container: DeclContainer) {
        let id = ObjectIdentifier(container)
        if additions[id] == nil { extended.append(container) }
        additions[id, default: []].append(member)
    }

    /// Writes the added members before the closing braces.
    func writeAdditions() {
        for container in extended {
            let brace = container.block.rightBrace.textRange.lowerBound
            var text = additions[ObjectIdentifier(container)]!.joined(separator: "; ")
            if let last = container.block.members.last, last.semicolon == nil {
                if !container.unit.hasLineBreak(last.textRange.upperBound..<brace) { text = "; " + text }
            }
            container.unit.edits.insert(" " + text + " ", at: brace)
        }
    }
}
