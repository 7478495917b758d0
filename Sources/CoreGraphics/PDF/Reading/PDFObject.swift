import Foundation

/// An object of a PDF file, or of one of its pages' contents. What belongs to others is kept by them; the file keeps what has a number.
final class PDFObject {
    enum Value {
        case null
        case boolean(Bool)
        case integer(Int)
        case real(Double)
        case name([UInt8])
        case string([UInt8])
        case array([PDFObject])
        case dictionary([String: PDFObject])
        /// Bytes of the file, and what is said of them.
        case stream(PDFObject, Range<Int>)
        /// Bytes among a page's contents, and what is said of them.
        case inline(PDFObject, [UInt8])
        /// The object that has a number in the file.
        case reference(Int)
    }

    let value: Value
    private unowned(unsafe) let file: PDFFile?
    /// The bytes of a name or string at a place that does not change, with a 0 behind them.
    private var place: UnsafeMutablePointer<UInt8>?

    init(_ value: Value, _ file: PDFFile? = nil) { (self.value, self.file) = (value, file) }

    deinit { place?.deallocate() }

    /// The object itself, or the one that it stands for.
    var resolved: PDFObject {
        guard case .reference(let number) = value else { return self }
        return file?.object(number) ?? PDFObject.null
    }

    nonisolated(unsafe) static let null = PDFObject(.null)

    var integer: Int? {
        switch value {
        case .integer(let number): number
        case .real(let number) where abs(number) < 1e15: Int(number)
        default: nil
        }
    }

    var number: Double? {
        switch value {
        case .integer(let number): Double(number)
        case .real(let number): number
        default: nil
        }
    }

    var name: String? {
        guard case .name(let bytes) = value else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    var array: [PDFObject]? {
        guard case .array(let items) = value else { return nil }
        return items
    }

    /// The entries of a dictionary, or of a stream's.
    var entries: [String: PDFObject]? {
        switch value {
        case .dictionary(let entries): entries
        case .stream(let dictionary, _), .inline(let dictionary, _): dictionary.entries
        default: nil
        }
    }

    /// The object under a key of a dictionary, or of a stream's.
    subscript(_ key: String) -> PDFObject? { entries?[key]?.resolved }

    /// The bytes of a name or a string; good as long as the object is.
    var bytes: UnsafeMutablePointer<UInt8>? {
        let content: [UInt8]
        switch value {
        case .name(let bytes), .string(let bytes): content = bytes
        default: return nil
        }
        if let place { return place }
        let made = UnsafeMutablePointer<UInt8>.allocate(capacity: content.count + 1)
        for (index, byte) in (content + [0]).enumerated() { made[index] = byte }
        place = made
        return made
    }

    /// A stream's content; `nil` if this is none or it cannot be decoded.
    func content(limit: Int = PDFFilters.limit) -> (bytes: [UInt8], format: CGPDFDataFormat)? {
        switch value {
        case .stream(let dictionary, let range):
            return file.flatMap { PDFFilters.decode(Array($0.bytes[range]), dictionary, limit: limit) }
        case .inline(let dictionary, let bytes): return PDFFilters.decode(bytes, dictionary, limit: limit)
        default: return nil
        }
    }

    /// The object as C sees it. Whoever keeps the object keeps the pointer good.
    var pointer: OpaquePointer { OpaquePointer(Unmanaged.passUnretained(self).toOpaque()) }

    static func taken(from pointer: OpaquePointer) -> PDFObject {
        Unmanaged<PDFObject>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
    }
}
