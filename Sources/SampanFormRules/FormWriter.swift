/// Writes a rule's text with its variables in certain forms.
struct FormWriter {
    let rule: FormRule
    /// The category of the argument at a position, for a variable.
    let category: (Int, FormRule.Variable) -> String
    /// Called with each argument's position and how it is written.
    var onArgument: (Int, String) -> Void = { _, _ in }

    /// How deep forms may name variables: one that names itself has no end.
    private static let depthLimit = 10

    init(rule: FormRule, category: @escaping (Int, FormRule.Variable) -> String) { (self.rule, self.category) = (rule, category) }

    /// The text, with the arguments' positions if that is asked.
    func text(positions: Bool) -> String {
        var next = 1
        return written(rule.format, own: nil, next: &next, depth: 0, positions: positions)
    }

    /// A part of the text. In a variable's form the variable's own argument is meant by a conversion without a position.
    private func written(_ format: String, own: Int?, next: inout Int, depth: Int, positions: Bool) -> String {
        var result = ""
        for piece in FormatPiece.pieces(of: format) {
            switch piece {
            case .text(let text): result += text
            case .variable(let name, let position):
                let index = position ?? next
                if position == nil { next += 1 }
                guard let variable = rule.variables[name], depth < Self.depthLimit else {
                    result += "%#@\(name)@"
                    continue
                }
                onArgument(index, variable.type)
                let form = variable.forms[category(index, variable)] ?? variable.forms["other"] ?? ""
                result += written(form, own: index, next: &next, depth: depth + 1, positions: positions)
            case .conversion(let position, let body):
                let isNumber = FormatPiece.isNumber(body)
                let index = position ?? (isNumber ? own : nil) ?? next
                if position == nil, !isNumber || own == nil { next += 1 }
                onArgument(index, body)
                result += positions ? "%\(index)$\(body)" : position.map { "%\($0)$\(body)" } ?? "%\(body)"
            }
        }
        return result
    }
}

/// A piece of a format.
enum FormatPiece: Equatable {
    /// Text, with signs that stand for themselves still doubled.
    case text(String)
    /// `%#@name@` or `%1$#@name@`.
    case variable(String, position: Int?)
    /// A conversion, behind its sign and its position: "ld", ".2f", "@".
    case conversion(position: Int?, String)

    /// Whether a conversion writes a number.
    static func isNumber(_ body: String) -> Bool { body.last.map { "diouxXDUOaAeEfFgG".contains($0) } ?? false }

    /// Takes a format apart.
    static func pieces(of format: String) -> [FormatPiece] {
        var pieces: [FormatPiece] = []
        var text = ""
        var rest = format[...]
        func flush() {
            if !text.isEmpty { pieces.append(.text(text)) }
            text = ""
        }
        while let first = rest.first {
            if first != "%" {
                text.append(first)
                rest.removeFirst()
            } else if rest.hasPrefix("%%") {
                text += "%%"
                rest = rest.dropFirst(2)
            } else if let match = rest.prefixMatch(of: #/%(?:(\d+)\$)?#@([^@]+)@/#) {
                flush()
                pieces.append(.variable(String(match.2), position: match.1.flatMap { Int($0) }))
                rest = rest[match.range.upperBound...]
            } else if let match = rest.prefixMatch(
                of: #/%(?:(\d+)\$)?([-+# 0']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|L|z|t|j)?[@diouxXDUOaAeEfFgGcCsSp])/#)
            {
                flush()
                pieces.append(.conversion(position: match.1.flatMap { Int($0) }, String(match.2)))
                rest = rest[match.range.upperBound...]
            } else {
                text.append(first)
                rest.removeFirst()
            }
        }
        flush()
        return pieces
    }
}
