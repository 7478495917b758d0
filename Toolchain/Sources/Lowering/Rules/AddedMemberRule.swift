@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(AddedMemberRule.self) }

/// The members that rules add to declarations, each on one line.
enum AddedMembers: Fact {
    struct Value {
        private(set) var containers: [DeclContainer] = []
        private var texts: [ObjectIdentifier: [String]] = [:]

        /// Adds a member to a declaration.
        mutating func add(_ member: String, to container: DeclContainer) {
            let id = ObjectIdentifier(container)
            if texts[id] == nil { containers.append(container) }
            texts[id, default: []].append(member)
        }

        func members(of container: DeclContainer) -> [String] { texts[ObjectIdentifier(container)] ?? [] }
    }

    static var initial: Value { Value() }
    static let isCollected = true
}

/// Writes added members before the closing braces of their declarations.
struct AddedMemberRule: LoweringRule {
    private let added: Read<AddedMembers>

    init(_ context: RuleContext) { added = context.reads(AddedMembers.self) }

    func apply() {
        for container in added.containers {
            let brace = container.block.rightBrace.textRange.lowerBound
            var text = added.value.members(of: container).joined(separator: "; ")
            if let last = container.block.members.last, last.semicolon == nil {
                if !container.unit.hasLineBreak(last.textRange.upperBound..<brace) { text = "; " + text }
            }
            container.unit.edits.insert(" " + text + " ", at: brace)
        }
    }
}

extension Write where Kind == AddedMembers {
    /// Adds a member, on one line, to a declaration.
    func add(_ member: String, to container: DeclContainer) { update { $0.add(member, to: container) } }
}
