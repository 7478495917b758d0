/// Reads the JSON form of property lists. `null` is left out, as `plutil` does.
struct JSONPropertyListParser {
    private var scanner: ByteScanner
    /// A key whose place is wanted.
    private(set) var watch: KeyWatch?
    /// The byte at which each key stands, by the keys around it and itself; `nil` if nobody wants to know.
    private(set) var places: [[String]: Int]?
    private var path: [String] = []

    init(_ bytes: [UInt8], path: String, watch: KeyWatch? = nil, notesPlaces: Bool = false) {
        (scanner, self.watch) = (ByteScanner(bytes, path: path), watch)
        if notesPlaces { places = [:] }
    }

    private mutating func note(_ key: String, at place: Int) {
        path.append(key)
        places?[path] = place
    }

    mutating func document() throws -> PropertyList {
        let value = try self.value(depth: 0)
        scanner.skipWhitespace()
        guard scanner.isAtEnd else { throw scanner.error("unexpected \(display(scanner.peek)) after the end of the JSON text") }
        guard let value else { throw scanner.error("the JSON text holds no value") }
        return value
    }

    private mutating func value(depth: Int) throws -> PropertyList? {
        guard depth < maximumNesting else { throw scanner.error("nested too deeply") }
        scanner.skipWhitespace()
        switch scanner.peek {
        case UInt8(ascii: "{"): return .dictionary(try object(depth: depth + 1))
        case UInt8(ascii: "["): return .array(try array(depth: depth + 1))
        case UInt8(ascii: "\""): return .string(try string())
        default: break
        }
        if scanner.take("true") { return .boolean(true) }
        if scanner.take("false") { return .boolean(false) }
        if scanner.take("null") { return nil }
        return try number()
    }

    private mutating func object(depth: Int) throws -> [String: PropertyList] {
        let opening = scanner.offset
        scanner.offset += 1
        var entries: [String: PropertyList] = [:]
        scanner.skipWhitespace()
        if scanner.take("}") { return entries }
        while true {
            scanner.skipWhitespace()
            guard scanner.peek == UInt8(ascii: "\"") else { throw scanner.error("expected a key, found \(display(scanner.peek))") }
            let place = scanner.offset
            let key = try string()
            scanner.skipWhitespace()
            guard scanner.take(":") else { throw scanner.error("expected \":\" after \"\(key)\", found \(display(scanner.peek))") }
            watch?.enter(key, at: place)
            if places != nil { note(key, at: place) }
            entries[key] = try value(depth: depth)
            watch?.leave()
            if places != nil { path.removeLast() }
            scanner.skipWhitespace()
            if scanner.take("}") { return entries }
            guard !scanner.isAtEnd else { throw scanner.error("this \"{\" is not closed", at: opening) }
            guard scanner.take(",") else { throw scanner.error("expected \",\" or \"}\", found \(display(scanner.peek))") }
        }
    }

    private mutating func array(depth: Int) throws -> [PropertyList] {
        let opening = scanner.offset
        scanner.offset += 1
        var elements: [PropertyList] = []
        scanner.skipWhitespace()
        if scanner.take("]") { return elements }
        while true {
            if let element = try value(depth: depth) { elements.append(element) }
            scanner.skipWhitespace()
            if scanner.take("]") { return elements }
            guard !scanner.isAtEnd else { throw scanner.error("this \"[\" is not closed", at: opening) }
            guard scanner.take(",") else { throw scanner.error("expected \",\" or \"]\", found \(display(scanner.peek))") }
        }
    }

    private mutating func number() throws -> PropertyList {
        let start = scanner.offset
        while let byte = scanner.peek, isDigit(byte) || "+-.eE".utf8.contains(byte) { scanner.offset += 1 }
        let text = String(decoding: scanner.bytes[start..<scanner.offset], as: UTF8.self)
        if let value = Int64(text) { return .integer(value) }
        if let value = Double(text) { return .real(value) }
        throw scanner.error(
            "expected a value, found \(display(scanner.bytes.indices.contains(start) ? scanner.bytes[start] : nil))", at: start)
    }

    private mutating func string() throws -> String {
        let opening = scanner.offset
        scanner.offset += 1
        var text: [UInt8] = []
        while let byte = scanner.next() {
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): text += try escape()
            default: text.append(byte)
            }
        }
        throw scanner.error("this string is not closed", at: opening)
    }

    private mutating func escape() throws -> [UInt8] {
        let place = scanner.offset - 1
        switch scanner.next() {
        case UInt8(ascii: "\""): return [0x22]
        case UInt8(ascii: "\\"): return [0x5C]
        case UInt8(ascii: "/"): return [0x2F]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "u"):
            var units = [try unit(at: place)]
            if UTF16.isLeadSurrogate(units[0]), scanner.take("\\u") { units.append(try unit(at: place)) }
            return Array(String(decoding: units, as: UTF16.self).utf8)
        default: throw scanner.error("unknown escape", at: place)
        }
    }

    private mutating func unit(at place: Int) throws -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = scanner.next().flatMap(hexValue) else { throw scanner.error("\"\\u\" needs four digits", at: place) }
            unit = unit << 4 | UInt16(digit)
        }
        return unit
    }
}
