import CoreGraphics
import Foundation

/// Writes a PDF file of objects, some of them taken over from other files.
final class PDFFileWriter {
    private var objects: [Int: PDFValue] = [:]
    private var next = 1
    /// Objects of other files, which are kept as long as their numbers count.
    private var sources: [ObjectIdentifier: Source] = [:]
    private var pending: [(source: Source, number: Int, own: Int)] = []

    private final class Source {
        let document: CGPDFDocument
        /// The numbers here of objects there; `nil` for those that are left out.
        var numbers: [Int: Int?] = [:]
        init(_ document: CGPDFDocument) { self.document = document }
    }

    /// A number for an object that is told later.
    func reserve() -> Int {
        defer { next += 1 }
        return next
    }

    /// Tells the object of a number.
    func set(_ number: Int, _ value: PDFValue) { objects[number] = value }

    /// Adds an object, and returns what names it.
    func add(_ value: PDFValue) -> PDFValue {
        let number = reserve()
        set(number, value)
        return .reference(number)
    }

    private func source(_ document: CGPDFDocument) -> Source {
        if let known = sources[ObjectIdentifier(document)] { return known }
        let made = Source(document)
        sources[ObjectIdentifier(document)] = made
        return made
    }

    /// Has an object of another file stand for one of this file, unless it does so for another one already; `nil` leaves it out.
    func map(_ number: Int, of document: CGPDFDocument, to own: Int?) {
        let source = source(document)
        if source.numbers[number] == nil { source.numbers[number] = .some(own) }
    }

    /// Takes a value of another file over, with all that it names.
    func copy(_ value: PDFValue, of document: CGPDFDocument) -> PDFValue { copy(value, source(document)) }

    private func copy(_ value: PDFValue, _ source: Source) -> PDFValue {
        switch value {
        case .reference(let number):
            if let known = source.numbers[number] { return known.map { .reference($0) } ?? .null }
            let own = reserve()
            source.numbers[number] = own
            pending.append((source, number, own))
            return .reference(own)
        case .array(let items): return .array(items.map { copy($0, source) })
        case .dictionary(let entries): return .dictionary(entries.mapValues { copy($0, source) })
        case .stream(let entries, let data): return .stream(entries.mapValues { copy($0, source) }, data)
        default: return value
        }
    }

    /// What is named by what was taken over may name more.
    private func copyPending() {
        while let (source, number, own) = pending.popLast() {
            let value = source.document.value(number)
            // Pages that are not of this file would bring their whole document with them.
            let type = value.entries?["Type"]?.name
            set(own, type == "Page" || type == "Pages" || type == "Catalog" ? .null : copy(value, source))
        }
    }

    /// The file.
    func finish(root: PDFValue, info: PDFValue?, encryption: PDFEncryption?) -> Data {
        copyPending()
        var data = Data("%PDF-1.7\n%\u{E2}\u{E3}\u{CF}\u{D3}\n".utf8)
        var offsets: [Int: Int] = [:]
        for number in 1..<max(next, 1) {
            guard let object = objects[number] else { continue }
            offsets[number] = data.count
            data.append(contentsOf: "\(number) 0 obj\n".utf8)
            PDFSerializer.write(object, to: &data) { encryption?.encrypted($0, object: number) ?? $0 }
            data.append(contentsOf: "\nendobj\n".utf8)
        }
        let start = data.count
        data.append(contentsOf: "xref\n0 \(next)\n0000000000 65535 f \n".utf8)
        for number in 1..<max(next, 1) {
            let offset = String(offsets[number] ?? 0)
            let digits = String(repeating: "0", count: max(0, 10 - offset.count)) + offset
            data.append(contentsOf: (offsets[number] == nil ? "0000000000 00000 f \n" : "\(digits) 00000 n \n").utf8)
        }
        let id = PDFValue.string(encryption?.identifier ?? PDFFileWriter.identifier())
        var trailer: [String: PDFValue] = ["Size": .integer(next), "Root": root, "ID": .array([id, id])]
        if let info { trailer["Info"] = info }
        if let encryption { trailer["Encrypt"] = encryption.dictionary }
        data.append(contentsOf: "trailer\n".utf8)
        PDFSerializer.write(.dictionary(trailer), to: &data) { $0 }
        data.append(contentsOf: "\nstartxref\n\(start)\n%%EOF\n".utf8)
        return data
    }

    /// Sixteen bytes that tell a file from others.
    static func identifier() -> [UInt8] { (0..<16).map { _ in UInt8.random(in: 0...255) } }
}

/// The bytes that objects of PDF files are written as.
enum PDFSerializer {
    /// Writes an object; `protect` is given what strings and streams consist of.
    static func write(_ value: PDFValue, to data: inout Data, _ protect: ([UInt8]) -> [UInt8]) {
        switch value {
        case .null: data.append(contentsOf: "null".utf8)
        case .boolean(let value): data.append(contentsOf: (value ? "true" : "false").utf8)
        case .integer(let value): data.append(contentsOf: String(value).utf8)
        case .real(let value): data.append(contentsOf: text(value).utf8)
        case .name(let name): data.append(contentsOf: escaped(name).utf8)
        case .string(let bytes):
            data.append(0x3C)
            for byte in protect(bytes) { data.append(contentsOf: hex(byte).utf8) }
            data.append(0x3E)
        case .array(let items):
            data.append(0x5B)
            for (index, item) in items.enumerated() {
                if index > 0 { data.append(0x20) }
                write(item, to: &data, protect)
            }
            data.append(0x5D)
        case .dictionary(let entries): write(entries, to: &data, protect)
        case .stream(var entries, let content):
            let bytes = protect([UInt8](content))
            entries["Length"] = .integer(bytes.count)
            write(entries, to: &data, protect)
            data.append(contentsOf: "\nstream\n".utf8)
            data.append(contentsOf: bytes)
            data.append(contentsOf: "\nendstream".utf8)
        case .reference(let number): data.append(contentsOf: "\(number) 0 R".utf8)
        }
    }

    private static func write(_ entries: [String: PDFValue], to data: inout Data, _ protect: ([UInt8]) -> [UInt8]) {
        data.append(contentsOf: "<<".utf8)
        for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
            data.append(contentsOf: escaped(key).utf8)
            data.append(0x20)
            write(value, to: &data, protect)
        }
        data.append(contentsOf: ">>".utf8)
    }

    private static func hex(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true) }

    private static func escaped(_ name: String) -> String {
        var result = "/"
        for byte in name.utf8 {
            let isPlain = (0x21...0x7E).contains(byte) && !"()<>[]{}/%#".utf8.contains(byte)
            result += isPlain ? String(UnicodeScalar(byte)) : "#" + hex(byte)
        }
        return result
    }

    /// A number without an exponent, to a hundred thousandth.
    static func text(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "0" }
        let scaled = (value * 100_000).rounded()
        guard scaled.truncatingRemainder(dividingBy: 100_000) != 0 else { return String(Int(scaled / 100_000)) }
        let digits = String(Int(abs(scaled)))
        let padded = String(repeating: "0", count: max(0, 6 - digits.count)) + digits
        let fraction = padded.suffix(5).reversed().drop { $0 == "0" }.reversed()
        return (scaled < 0 ? "-" : "") + padded.dropLast(5) + "." + String(fraction)
    }
}
