import Foundation

/// An object of a PDF file as a value, for those who write files of their own of what they read: what has a number is named by it.
package enum PDFValue: Hashable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case name(String)
    case string([UInt8])
    case array([PDFValue])
    case dictionary([String: PDFValue])
    /// What is said of a stream, and its bytes as they are in the file, still encoded.
    case stream([String: PDFValue], Data)
    /// The object that has a number in the file.
    case reference(Int)

    /// The entries of a dictionary, or of a stream's.
    package var entries: [String: PDFValue]? {
        switch self {
        case .dictionary(let entries), .stream(let entries, _): entries
        default: nil
        }
    }

    package var items: [PDFValue]? { if case .array(let items) = self { items } else { nil } }
    package var name: String? { if case .name(let name) = self { name } else { nil } }

    package var number: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .real(let number): number
        default: nil
        }
    }

    /// The text that a string stands for.
    package var text: String? { if case .string(let bytes) = self { PDFText.text(bytes) } else { nil } }
    /// The time that a string stands for.
    package var date: Date? { if case .string(let bytes) = self { PDFText.date(bytes) } else { nil } }
}

extension PDFObject {
    /// The object as a value; objects with numbers are left to be asked for.
    fileprivate func packaged(_ file: PDFFile, _ depth: Int = 0) -> PDFValue {
        guard depth < 64 else { return .null }
        switch value {
        case .null: return .null
        case .boolean(let value): return .boolean(value)
        case .integer(let value): return .integer(value)
        case .real(let value): return .real(value)
        case .name(let bytes): return .name(String(decoding: bytes, as: UTF8.self))
        case .string(let bytes): return .string(bytes)
        case .array(let items): return .array(items.map { $0.packaged(file, depth + 1) })
        case .dictionary(let entries): return .dictionary(entries.mapValues { $0.packaged(file, depth + 1) })
        case .stream(let dictionary, let range):
            return .stream(dictionary.entries?.mapValues { $0.packaged(file, depth + 1) } ?? [:], Data(file.bytes[range]))
        case .inline(let dictionary, let bytes):
            return .stream(dictionary.entries?.mapValues { $0.packaged(file, depth + 1) } ?? [:], Data(bytes))
        case .reference(let number): return .reference(number)
        }
    }
}

/// What a file is made of. An encrypted one's objects cannot be read here: nothing is returned for it.
extension CGPDFDocument {
    /// The object of a number.
    package func value(_ number: Int) -> PDFValue {
        if isEncrypted { return .null }
        return withFile { $0.object(number).packaged($0) } ?? .null
    }

    /// A value, or the object that it names.
    package func resolved(_ value: PDFValue?) -> PDFValue {
        guard case .reference(let number) = value else { return value ?? .null }
        return self.value(number)
    }

    /// An entry of the file's trailer, as `Root` and `Info`.
    package func trailer(_ key: String) -> PDFValue {
        if isEncrypted { return .null }
        return withFile { file in file[key].map { $0.packaged(file) } } ?? .null
    }

    /// The numbers of the pages' dictionaries, in the pages' order; `nil` for one that has none.
    package var pageNumbers: [Int?] { isEncrypted ? [] : withFile { $0.pageNumbers } ?? [] }
}

extension CGPDFPage {
    /// What the page's dictionary says, with what it inherits of resources, boxes and rotation; `nil` for an encrypted document.
    package var entries: [String: PDFValue]? {
        if owner.isEncrypted { return nil }
        return owner.withFile { file -> [String: PDFValue]? in
            guard file.pages.indices.contains(pageNumber - 1) else { return nil }
            let page = file.pages[pageNumber - 1]
            guard var entries = page.packaged(file).entries else { return nil }
            for key in ["Resources", "MediaBox", "CropBox", "Rotate"] where entries[key] == nil {
                entries[key] = PDFFile.inherited(key, page)?.packaged(file)
            }
            return entries
        }
    }
}
