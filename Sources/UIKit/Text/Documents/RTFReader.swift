import CoreGraphics
import Foundation

/// Reads Rich Text Format: text with its fonts, sizes, weights, slants, lines, colours, paragraphs' alignment, indents and spacing, and links.
/// Pictures, tables, headers, styles and what else the format has are left out.
struct RTFReader {
    static func read(_ data: Data) throws -> NSAttributedString {
        var reader = RTFReader(bytes: Array(data))
        guard data.starts(with: Data("{\\rtf".utf8)) else {
            throw CocoaError(.fileReadCorruptFile, userInfo: [NSDebugDescriptionErrorKey: "An RTF document begins with {\\rtf"])
        }
        reader.readAll()
        return reader.result
    }

    /// What text goes to.
    private enum Destination {
        case text, fonts, colors, instruction, nothing
    }

    private struct State {
        var style = DocumentStyle()
        var font = 0
        var destination = Destination.text
        /// How many characters stand in for one of Unicode that an old reader does not know.
        var substitutes = 1
        var isHidden = false
    }

    private let bytes: [UInt8]
    private var position = 0
    private var state = State()
    private var outer: [State] = []
    private var fonts: [Int: String] = [:]
    private var colors: [UIColor?] = []
    private var color: (Int, Int, Int)?
    private var instruction = ""
    /// The links of the fields around; innermost last, each with the depth of its group.
    private var links: [(depth: Int, url: URL?)] = []
    private var skipped = 0
    private var codePage = String.Encoding.windowsCP1252
    private var pending: [UInt8] = []
    private var surrogate: UInt16?
    private let result = NSMutableAttributedString(string: "")

    private init(bytes: [UInt8]) {
        self.bytes = bytes
        state.style.families = ["Helvetica"]
        state.style.saysFont = true
        state.style.saysColor = true
    }

    /// Groups within more others than this are read as if they were not there.
    private static let deepest = 1000

    private mutating func readAll() {
        var ignoredDepth = 0
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "{"):
                flush()
                if outer.count < Self.deepest { outer.append(state) } else { ignoredDepth += 1 }
            case UInt8(ascii: "}"):
                flush()
                closeGroup(&ignoredDepth)
            case UInt8(ascii: "\\"): readControl()
            case 10, 13: break
            default: take(byte)
            }
        }
        flush()
    }

    private mutating func closeGroup(_ ignoredDepth: inout Int) {
        if ignoredDepth > 0 {
            ignoredDepth -= 1
        } else if let last = outer.popLast() {
            if state.destination == .instruction { openLink() }
            while let link = links.last, link.depth > outer.count { links.removeLast() }
            state = last
        }
        skipped = 0
    }

    // MARK: Text

    private mutating func take(_ byte: UInt8) {
        if skipped > 0 {
            skipped -= 1
        } else {
            pending.append(byte)
        }
    }

    private mutating func flush() {
        guard !pending.isEmpty else { return }
        let text = String(bytes: pending, encoding: codePage) ?? String(decoding: pending, as: UTF8.self)
        pending = []
        add(text)
    }

    private mutating func add(_ text: String) {
        guard !state.isHidden else { return }
        switch state.destination {
        case .nothing: break
        case .instruction: instruction += text
        case .fonts:
            let name = text.trimmingCharacters(in: CharacterSet(charactersIn: "; \t"))
            if !name.isEmpty { fonts[state.font] = (fonts[state.font] ?? "") + name }
        case .colors:
            for _ in text.filter({ $0 == ";" }) {
                colors.append(
                    color.map {
                        UIColor(red: CGFloat($0.0) / 255, green: CGFloat($0.1) / 255, blue: CGFloat($0.2) / 255, alpha: 1)
                    })
                color = nil
            }
        case .text:
            var style = state.style
            if let name = fonts[state.font] { style.families = [name, "Helvetica"] }
            style.link = links.last?.url
            result.append(NSAttributedString(string: text, attributes: style.attributes))
        }
    }

    // MARK: Controls

    private mutating func readControl() {
        guard position < bytes.count else { return }
        let first = bytes[position]
        guard first.isASCIILetter else {
            position += 1
            return readSymbol(first)
        }
        var word = ""
        while position < bytes.count, bytes[position].isASCIILetter, word.utf8.count < 32 {
            word.unicodeScalars.append(Unicode.Scalar(bytes[position]))
            position += 1
        }
        var digits = ""
        if position < bytes.count, bytes[position] == UInt8(ascii: "-") {
            digits = "-"
            position += 1
        }
        while position < bytes.count, bytes[position].isASCIIDigit, digits.utf8.count < 10 {
            digits.unicodeScalars.append(Unicode.Scalar(bytes[position]))
            position += 1
        }
        if position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
        // A character that stands in for one of Unicode may be written as a control.
        if skipped > 0, word != "u" {
            skipped -= 1
            return
        }
        if word != "u" { surrogate = nil }
        if word != "u" { flush() }
        apply(word, Int(digits))
    }

    private mutating func readSymbol(_ symbol: UInt8) {
        switch symbol {
        case UInt8(ascii: "'"):
            let digits = String(decoding: bytes[position..<min(position + 2, bytes.count)], as: UTF8.self)
            position = min(position + 2, bytes.count)
            take(UInt8(digits, radix: 16) ?? UInt8(ascii: "?"))
        case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): take(symbol)
        case UInt8(ascii: "~"): addNow("\u{A0}")
        case UInt8(ascii: "_"): addNow("\u{2011}")
        case UInt8(ascii: "-"): addNow("\u{AD}")
        case 10, 13: addNow("\n")
        case UInt8(ascii: "*"):
            // What is marked so may be passed over by who does not know it. Fields' instructions are known.
            flush()
            let rest = String(decoding: bytes[position..<min(position + 9, bytes.count)], as: UTF8.self)
            if !rest.hasPrefix("\\fldinst") { state.destination = .nothing }
        default: break
        }
    }

    private mutating func addNow(_ text: String) {
        flush()
        add(text)
    }

    private mutating func apply(_ word: String, _ number: Int?) {
        let isOn = number != 0
        switch word {
        case "fonttbl": state.destination = .fonts
        case "colortbl": state.destination = .colors
        case "stylesheet", "info", "pict", "header", "footer", "headerl", "headerr", "footerl", "footerr", "footnote", "object",
            "listtable",
            "listoverridetable", "generator", "themedata", "datastore":
            state.destination = .nothing
        case "field": links.append((outer.count, links.last?.url))
        case "fldinst":
            state.destination = .instruction
            instruction = ""
        case "fldrslt": state.destination = .text
        case "ansicpg": codePage = Self.encoding(number ?? 1252)
        case "mac": codePage = .macOSRoman
        case "uc": state.substitutes = max(0, min(number ?? 1, 100))
        case "u": addUnicode(number ?? 0)
        case "par", "line", "sect", "page", "row": add(word == "line" ? "\u{2028}" : "\n")
        case "tab", "cell": add("\t")
        case "emdash": add("—")
        case "endash": add("–")
        case "bullet": add("•")
        case "lquote": add("‘")
        case "rquote": add("’")
        case "ldblquote": add("“")
        case "rdblquote": add("”")
        case "v": state.isHidden = isOn
        case "red", "green", "blue":
            let value = max(0, min(255, number ?? 0))
            var parts = color ?? (0, 0, 0)
            if word == "red" { parts.0 = value } else if word == "green" { parts.1 = value } else { parts.2 = value }
            color = parts
        default: applyStyle(word, number, isOn)
        }
    }

    private mutating func applyStyle(_ word: String, _ number: Int?, _ isOn: Bool) {
        let points = CGFloat(max(-100_000, min(100_000, number ?? 0))) / 20
        switch word {
        case "plain":
            var style = DocumentStyle()
            (style.alignment, style.indent, style.firstIndent) = (state.style.alignment, state.style.indent, state.style.firstIndent)
            (style.spacing, style.spacingBefore, style.trailingIndent) = (
                state.style.spacing, state.style.spacingBefore, state.style.trailingIndent
            )
            (style.saysFont, style.saysColor, style.families) = (true, true, ["Helvetica"])
            (state.style, state.font) = (style, 0)
        case "pard":
            (state.style.alignment, state.style.indent, state.style.firstIndent) = (.natural, 0, nil)
            (state.style.spacing, state.style.spacingBefore, state.style.trailingIndent) = (0, 0, 0)
        case "f": state.font = number ?? 0
        case "fs": state.style.size = CGFloat(max(1, min(number ?? 24, 3000))) / 2
        case "b": state.style.isBold = isOn
        case "i": state.style.isItalic = isOn
        case "ul", "uld", "uldash", "uldb", "ulw": state.style.isUnderlined = isOn
        case "ulnone": state.style.isUnderlined = false
        case "strike", "striked": state.style.isStruckThrough = isOn
        case "super": state.style.baselineOffset = isOn ? state.style.size / 3 : 0
        case "sub": state.style.baselineOffset = isOn ? -state.style.size / 5 : 0
        case "nosupersub": state.style.baselineOffset = 0
        case "cf": state.style.color = color(number) ?? UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        case "cb", "highlight", "chcbpat": state.style.background = color(number)
        case "ql": state.style.alignment = .left
        case "qr": state.style.alignment = .right
        case "qc": state.style.alignment = .center
        case "qj": state.style.alignment = .justified
        case "qnatural": state.style.alignment = .natural
        case "li", "lin": state.style.indent = points
        case "ri", "rin": state.style.trailingIndent = points
        case "fi": state.style.firstIndent = state.style.indent + points
        case "sb": state.style.spacingBefore = points
        case "sa": state.style.spacing = points
        default: break
        }
    }

    private func color(_ index: Int?) -> UIColor? {
        guard let index, colors.indices.contains(index) else { return nil }
        return colors[index]
    }

    private mutating func addUnicode(_ number: Int) {
        let unit = UInt16(truncatingIfNeeded: number)
        skipped = state.substitutes
        if let high = surrogate {
            surrogate = nil
            if UTF16.isTrailSurrogate(unit) { return addNow(String(decoding: [high, unit], as: UTF16.self)) }
        }
        if UTF16.isLeadSurrogate(unit) {
            surrogate = unit
        } else {
            addNow(String(decoding: [unit], as: UTF16.self))
        }
    }

    private mutating func openLink() {
        // HYPERLINK "https://…"
        let words = instruction.trimmingCharacters(in: .whitespaces)
        guard words.uppercased().hasPrefix("HYPERLINK"), !links.isEmpty else { return }
        let address = words.dropFirst(9).trimmingCharacters(in: CharacterSet(charactersIn: " \""))
        links[links.count - 1].url = URL(string: String(address.prefix { $0 != "\"" }))
    }

    private static func encoding(_ page: Int) -> String.Encoding {
        switch page {
        case 1250: .windowsCP1250
        case 1251: .windowsCP1251
        case 1253: .windowsCP1253
        case 1254: .windowsCP1254
        case 932: .shiftJIS
        case 10000: .macOSRoman
        case 65001: .utf8
        default: .windowsCP1252
        }
    }
}

extension UInt8 {
    fileprivate var isASCIILetter: Bool { (65...90).contains(self) || (97...122).contains(self) }
    fileprivate var isASCIIDigit: Bool { (48...57).contains(self) }
}
