/// Finds the texts that a source in C, C++ or Objective-C asks for: calls of `NSLocalizedString`, `CFCopyLocalizedString` and their kin.
struct CExtraction {
    private enum Token {
        case name(String), text(String), sign(UInt8)
    }

    private let bytes: [UInt8]
    private let path: String
    private let options: ExtractionOptions
    private var place = 0
    private var line = 1
    private var found = Extraction()

    init(_ bytes: [UInt8], path: String, options: ExtractionOptions) {
        // Sources may be in UTF-16, too.
        let isBig = bytes.starts(with: [0xFE, 0xFF])
        if isBig || bytes.starts(with: [0xFF, 0xFE]) {
            let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
                UInt16(bytes[place + (isBig ? 0 : 1)]) << 8 | UInt16(bytes[place + (isBig ? 1 : 0)])
            }
            self.bytes = Array(String(decoding: units, as: UTF16.self).utf8)
        } else {
            self.bytes = bytes
        }
        (self.path, self.options) = (path, options)
    }

    func extract() -> Extraction {
        var copy = self
        copy.run()
        return copy.found
    }

    private mutating func run() {
        let routines = options.routines.contains("NSLocalizedString") ? options.routines + ["CFCopyLocalizedString"] : options.routines
        while let token = next() {
            guard case .name(let name) = token, let form = RoutineForm.named(name, routines: routines) else { continue }
            let start = (line: line, place: place)
            guard case .sign(UInt8(ascii: "("))? = next() else { continue }
            // A macro's definition names its parameters, which are no call's.
            if isDefinition(before: start.place - name.utf8.count) { continue }
            call(form, at: start.line)
        }
    }

    /// Whether a line is one of the preprocessor's.
    private func isDefinition(before place: Int) -> Bool {
        var start = place
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        let text = bytes[start..<place].drop { $0 == 0x20 || $0 == 0x09 }
        return text.first == UInt8(ascii: "#")
    }

    private mutating func call(_ form: RoutineForm, at start: Int) {
        // An argument is a text, several that stand side by side, or something else.
        var arguments: [String?] = []
        var texts: [String] = []
        var isElse = false
        var depth = 0
        scan: while let token = next() {
            switch token {
            case .text(let text): texts.append(text)
            case .name(let name):
                if !["CFSTR", "L"].contains(name) { isElse = true }
            case .sign(let sign):
                switch sign {
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                    depth += 1
                    if sign != UInt8(ascii: "(") { isElse = true }
                case UInt8(ascii: ")") where depth == 0, UInt8(ascii: ",") where depth == 0:
                    arguments.append(isElse || texts.isEmpty ? nil : texts.joined())
                    (texts, isElse) = ([], false)
                    if sign == UInt8(ascii: ")") { break scan }
                case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
                case UInt8(ascii: "@"): continue
                case UInt8(ascii: ";") where depth == 0: break scan
                default: isElse = true
                }
            }
        }
        func argument(_ place: Int?) -> String? { place.flatMap { arguments.indices.contains($0) ? arguments[$0] : nil } }
        guard let key = argument(form.key) else { return found.warn(path, start, "Argument is not a literal string.") }
        let comment = argument(form.comment)
        found.texts.append(
            ExtractedText(
                key: key, table: argument(form.table) ?? "Localizable", value: argument(form.value),
                comment: comment.flatMap { $0.isEmpty ? nil : $0 }, path: path, line: start))
    }

    // MARK: Tokens

    private func byte(_ ahead: Int = 0) -> UInt8? { place + ahead < bytes.count ? bytes[place + ahead] : nil }

    private mutating func advance() {
        if bytes[place] == UInt8(ascii: "\n") { line += 1 }
        place += 1
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    private mutating func next() -> Token? {
        while let first = byte() {
            if first == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") {
                while let byte = byte(), byte != UInt8(ascii: "\n") { advance() }
            } else if first == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                place += 2
                while byte() != nil, !(byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) { advance() }
                place = min(place + 2, bytes.count)
            } else if first == 0x20 || (0x09...0x0D).contains(first) {
                advance()
            } else if first == UInt8(ascii: "\"") {
                return .text(string())
            } else if first == UInt8(ascii: "'") {
                advance()
                while let byte = byte(), byte != UInt8(ascii: "'"), byte != UInt8(ascii: "\n") {
                    if byte == UInt8(ascii: "\\"), self.byte(1) != nil { advance() }
                    advance()
                }
                if byte() == UInt8(ascii: "'") { advance() }
                return .sign(UInt8(ascii: "'"))
            } else if Self.isName(first) {
                let start = place
                while let byte = byte(), Self.isName(byte) { place += 1 }
                return .name(String(decoding: bytes[start..<place], as: UTF8.self))
            } else {
                advance()
                return .sign(first)
            }
        }
        return nil
    }

    private mutating func string() -> String {
        advance()
        var text: [UInt8] = []
        while let byte = byte(), byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\n") {
            advance()
            guard byte == UInt8(ascii: "\\"), let escaped = self.byte() else {
                text.append(byte)
                continue
            }
            advance()
            switch escaped {
            case UInt8(ascii: "n"): text.append(0x0A)
            case UInt8(ascii: "t"): text.append(0x09)
            case UInt8(ascii: "r"): text.append(0x0D)
            case UInt8(ascii: "\n"): continue
            case UInt8(ascii: "u") where options.readsUnicodeEscapes: unicode(4, &text, escaped)
            case UInt8(ascii: "U") where options.readsUnicodeEscapes: unicode(8, &text, escaped)
            case UInt8(ascii: "u"), UInt8(ascii: "U"): text += [UInt8(ascii: "\\"), escaped]
            default: text.append(escaped)
            }
        }
        if byte() == UInt8(ascii: "\"") { advance() }
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func unicode(_ count: Int, _ text: inout [UInt8], _ letter: UInt8) {
        let digits = bytes[place..<min(place + count, bytes.count)].prefix { Self.isName($0) }
        guard let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16), let scalar = Unicode.Scalar(value),
            digits.count == count
        else {
            text += [UInt8(ascii: "\\"), letter]
            return
        }
        text += Array(String(Character(scalar)).utf8)
        place += digits.count
    }
}
