import SwiftSyntax

/// Attributes that give some of their columns to a longer name later in the line.
enum LentColumns: Fact {
    static var initial: [SyntaxIdentifier: Int] { [:] }
    static let isCollected = true
}

/// Giving a member another name in its place.
struct MemberRenaming {
    private let lent: Write<LentColumns>

    init(_ context: RuleContext) { lent = context.writes(LentColumns.self) }

    /// Renames a member; where the line allows, what follows keeps its column.
    ///
    /// - Parameter keepsModifier: whether another rule sees to the `override` before it.
    func rename(_ member: Member, _ prefix: String, keepsModifier: Bool = false) {
        guard let name = member.nameToken else { return }
        let unit = member.unit
        let start = name.textRange.lowerBound
        if name.text.hasPrefix("`") {
            unit.edits.replace(name.textRange, with: "`" + prefix + name.text.trimmedBackticks + "`")
        } else {
            unit.edits.insert(prefix, before: name.textRange)
        }
        var spare = 0
        for modifier in member.modifiers {
            switch modifier.name.tokenKind {
            case .keyword(.override) where keepsModifier: continue
            case .keyword(.override):
                let range = modifier.textRange.lowerBound..<min(modifier.textRange.upperBound + 1, modifier.endPosition.utf8Offset)
                if unit.hasLineBreak(range) || unit.hasLineBreak(range.upperBound..<start) {
                    unit.blank(modifier)
                } else {
                    unit.edits.replace(range, with: "")
                    spare += range.count
                }
            case .keyword(.open), .keyword(.public):
                if modifier.detail == nil { unit.blank(modifier) }
            default: break
            }
        }
        if spare == 0, let attribute = member.attribute("objc"), !unit.hasLineBreak(attribute.textRange.lowerBound..<start) {
            lent.update { $0[attribute.id] = prefix.utf8.count }
        }
    }
}
