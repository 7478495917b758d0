/// Writes a rule's text with its variables in certain forms.
struct FormWriter {
    let rule: FormRule
    /// The category of the argument at a position, for a variable.
    let category: (Int, FormRule.Variable) -> String
    /// Called with each argument's position, how it is written, and the variable whose form it chooses.
    var onArgument: (Int, String, String?) -> Void = { _, _, _ in }

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
                onArgument(index, variable.type, name)
                let form = variable.forms[category(index, variable)] ?? variable.forms["other"] ?? ""
                result += written(form, own: index, next: &next, depth: depth + 1, positions: positions)
            case .conversion(let position, let body):
                let isNumber = FormatPiece.isNumber(body)
                let index = position ?? (isNumber ? own : nil) ?? next
                if position == nil, !isNumber || own == nil { next += 1 }
                onArgument(index, body, nil)
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
        var scanner = FormatScanner(format)
        var pieces: [FormatPiece] = []
        while let piece = scanner.next() { pieces.append(piece) }
        return pieces
    }
}

/// Finds the pieces of a format.
private struct FormatScanner {
    private let bytes: [UInt8]
    private var place = 0
    private static let percent = UInt8(ascii: "%")

    init(_ format: String) { bytes = Array(format.utf8) }

    mutating func next() -> FormatPiece? {
        guard place < bytes.count else { return nil }
        let start = place
        while place < bytes.count {
            guard bytes[place] == Self.percent else {
                place += 1
                continue
            }
            // Two signs are one that is shown.
            if place + 1 < bytes.count, bytes[place + 1] == Self.percent {
                place += 2
                continue
            }
            guard let (piece, end) = special(at: place + 1) else {
                place += 1
                continue
            }
            if place > start { return .text(text(start, place)) }
            place = end
            return piece
        }
        return .text(text(start, place))
    }

    private func text(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }

    /// The variable or conversion whose sign stands before a place, and where it ends.
    private func special(at start: Int) -> (FormatPiece, end: Int)? {
        var here = start
        func end(of kind: (UInt8) -> Bool, from place: Int) -> Int { bytes[place...].firstIndex { !kind($0) } ?? bytes.count }
        let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
        var position: Int?
        let digits = end(of: isDigit, from: here)
        if digits > here, digits < bytes.count, bytes[digits] == UInt8(ascii: "$"), let number = Int(text(here, digits)) {
            position = number
            here = digits + 1
        }
        if here + 1 < bytes.count, bytes[here] == UInt8(ascii: "#"), bytes[here + 1] == UInt8(ascii: "@") {
            let close = end(of: { $0 != UInt8(ascii: "@") }, from: here + 2)
            if close < bytes.count, close > here + 2 { return (.variable(text(here + 2, close), position: position), close + 1) }
        }
        let body = here
        here = end(of: { "-+# 0'".utf8.contains($0) }, from: here)
        here = end(of: isDigit, from: here)
        if here < bytes.count, bytes[here] == UInt8(ascii: ".") { here = end(of: isDigit, from: here + 1) }
        here = end(of: { "hlqLztj".utf8.contains($0) }, from: here)
        guard here < bytes.count, "@diouxXDUOaAeEfFgGcCsSp".utf8.contains(bytes[here]) else { return nil }
        return (.conversion(position: position, text(body, here + 1)), here + 1)
    }
}
