import Foundation

/// A Boolean of a PDF document: 0 or 1.
public typealias CGPDFBoolean = UInt8
/// A whole number of a PDF document.
public typealias CGPDFInteger = Int
/// A number of a PDF document.
public typealias CGPDFReal = CGFloat
/// An object of a PDF document. It belongs to the document, and is there as long as that is.
public typealias CGPDFObjectRef = OpaquePointer
/// A list of objects of a PDF document.
public typealias CGPDFArrayRef = OpaquePointer
/// Objects of a PDF document by names.
public typealias CGPDFDictionaryRef = OpaquePointer
/// Bytes of a PDF document, with a dictionary.
public typealias CGPDFStreamRef = OpaquePointer
/// A string of a PDF document: bytes.
public typealias CGPDFStringRef = OpaquePointer
/// Called with each entry of a dictionary.
public typealias CGPDFDictionaryApplierFunction = @convention(c) (UnsafePointer<CChar>, CGPDFObjectRef, UnsafeMutableRawPointer?) -> Void

/// What an object of a PDF document is. See https://developer.apple.com/documentation/coregraphics/cgpdfobjecttype.
public enum CGPDFObjectType: Int32, Sendable {
    /// Nothing.
    case null = 1
    /// A Boolean.
    case boolean
    /// A whole number.
    case integer
    /// A number.
    case real
    /// A name.
    case name
    /// A string.
    case string
    /// A list.
    case array
    /// Objects by names.
    case dictionary
    /// Bytes with a dictionary.
    case stream
}

/// What the bytes of a stream are once they are decoded.
public enum CGPDFDataFormat: Int32, Sendable {
    /// What they stand for.
    case raw
    /// A JPEG file.
    case jpegEncoded
    /// A JPEG 2000 file.
    case JPEG2000
}

extension PDFObject {
    var type: CGPDFObjectType {
        switch value {
        case .null, .reference: .null
        case .boolean: .boolean
        case .integer: .integer
        case .real: .real
        case .name: .name
        case .string: .string
        case .array: .array
        case .dictionary: .dictionary
        case .stream, .inline: .stream
        }
    }

    /// Writes the object's value, as C has it; returns whether the object is of the type, a whole number being a number, too.
    func get(_ wanted: CGPDFObjectType, _ place: UnsafeMutableRawPointer?) -> Bool {
        func put<Value>(_ value: Value) -> Bool {
            place?.storeBytes(of: value, as: Value.self)
            return true
        }
        switch (wanted, value) {
        case (.null, .null), (.null, .reference): return true
        case (.boolean, .boolean(let value)): return put(CGPDFBoolean(value ? 1 : 0))
        case (.integer, .integer(let value)): return put(value)
        case (.real, .real(let value)): return put(CGPDFReal(value))
        case (.real, .integer(let value)): return put(CGPDFReal(value))
        case (.name, .name): return put(UnsafeRawPointer(bytes!))
        case (.string, .string), (.array, .array), (.dictionary, .dictionary), (.stream, .stream), (.stream, .inline):
            return put(pointer)
        default: return false
        }
    }
}

/// Returns what an object is.
public func CGPDFObjectGetType(_ object: CGPDFObjectRef?) -> CGPDFObjectType { object.map { PDFObject.taken(from: $0).type } ?? .null }

/// Writes an object's value to `value`, which has room for what the type says; returns whether the object is of that type. A whole number
/// is a number, too.
public func CGPDFObjectGetValue(_ object: CGPDFObjectRef?, _ type: CGPDFObjectType, _ value: UnsafeMutableRawPointer?) -> Bool {
    object.map { PDFObject.taken(from: $0).get(type, value) } ?? false
}

// MARK: Arrays

private func item(_ array: CGPDFArrayRef?, _ index: Int) -> PDFObject? {
    guard let items = array.flatMap({ PDFObject.taken(from: $0).array }), items.indices.contains(index) else { return nil }
    return items[index].resolved
}

/// Returns how many objects a list has.
public func CGPDFArrayGetCount(_ array: CGPDFArrayRef?) -> Int { array.flatMap { PDFObject.taken(from: $0).array?.count } ?? 0 }

/// Gets an object of a list; returns whether there is one.
public func CGPDFArrayGetObject(_ array: CGPDFArrayRef?, _ index: Int, _ value: UnsafeMutablePointer<CGPDFObjectRef?>?) -> Bool {
    guard let found = item(array, index) else { return false }
    value?.pointee = found.pointer
    return true
}

/// Returns whether an object of a list is null.
public func CGPDFArrayGetNull(_ array: CGPDFArrayRef?, _ index: Int) -> Bool { item(array, index)?.get(.null, nil) ?? false }

/// Gets a Boolean of a list; returns whether there is one.
public func CGPDFArrayGetBoolean(_ array: CGPDFArrayRef?, _ index: Int, _ value: UnsafeMutablePointer<CGPDFBoolean>?) -> Bool {
    item(array, index)?.get(.boolean, value) ?? false
}

/// Gets a whole number of a list; returns whether there is one.
public func CGPDFArrayGetInteger(_ array: CGPDFArrayRef?, _ index: Int, _ value: UnsafeMutablePointer<CGPDFInteger>?) -> Bool {
    item(array, index)?.get(.integer, value) ?? false
}

/// Gets a number of a list; returns whether there is one.
public func CGPDFArrayGetNumber(_ array: CGPDFArrayRef?, _ index: Int, _ value: UnsafeMutablePointer<CGPDFReal>?) -> Bool {
    item(array, index)?.get(.real, value) ?? false
}

/// Gets a name of a list; returns whether there is one.
public func CGPDFArrayGetName(_ array: CGPDFArrayRef?, _ index: Int, _ value: UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> Bool {
    item(array, index)?.get(.name, value) ?? false
}

/// Gets a string of a list; returns whether there is one.
public func CGPDFArrayGetString(_ array: CGPDFArrayRef?, _ index: Int, _ value: UnsafeMutablePointer<CGPDFStringRef?>?) -> Bool {
    item(array, index)?.get(.string, value) ?? false
}

/// Gets a list of a list; returns whether there is one.
public func CGPDFArrayGetArray(_ array: CGPDFArrayRef?, _ index: Int, _ value: UnsafeMutablePointer<CGPDFArrayRef?>?) -> Bool {
    item(array, index)?.get(.array, value) ?? false
}

/// Gets a dictionary of a list; returns whether there is one.
public func CGPDFArrayGetDictionary(_ array: CGPDFArrayRef?, _ index: Int, _ value: UnsafeMutablePointer<CGPDFDictionaryRef?>?) -> Bool {
    item(array, index)?.get(.dictionary, value) ?? false
}

/// Gets a stream of a list; returns whether there is one.
public func CGPDFArrayGetStream(_ array: CGPDFArrayRef?, _ index: Int, _ value: UnsafeMutablePointer<CGPDFStreamRef?>?) -> Bool {
    item(array, index)?.get(.stream, value) ?? false
}

// MARK: Streams

/// Returns what is said of a stream.
public func CGPDFStreamGetDictionary(_ stream: CGPDFStreamRef?) -> CGPDFDictionaryRef? {
    switch stream.map({ PDFObject.taken(from: $0).value }) {
    case .stream(let dictionary, _), .inline(let dictionary, _): return dictionary.pointer
    default: return nil
    }
}

/// Returns a stream's content, and writes to `format` what it is; `nil` if it is encoded in a way that is not known here, or malformed.
public func CGPDFStreamCopyData(_ stream: CGPDFStreamRef?, _ format: UnsafeMutablePointer<CGPDFDataFormat>?) -> CFData? {
    guard let content = stream.flatMap({ PDFObject.taken(from: $0).content() }) else { return nil }
    format?.pointee = content.format
    return Data(content.bytes) as NSData
}

// MARK: Strings

/// Returns how many bytes a string has.
public func CGPDFStringGetLength(_ string: CGPDFStringRef?) -> Int {
    guard let string, case .string(let bytes) = PDFObject.taken(from: string).value else { return 0 }
    return bytes.count
}

/// Returns a string's bytes, which are there as long as the string is.
public func CGPDFStringGetBytePtr(_ string: CGPDFStringRef?) -> UnsafePointer<UInt8>? {
    string.flatMap { PDFObject.taken(from: $0).bytes.map { UnsafePointer($0) } }
}

/// Returns the text that a string stands for: UTF-16 or UTF-8 if it begins so, else that of PDF's own encoding.
public func CGPDFStringCopyTextString(_ string: CGPDFStringRef?) -> CFString? {
    guard let string, case .string(let bytes) = PDFObject.taken(from: string).value else { return nil }
    return PDFText.text(bytes) as NSString
}

/// Returns the time that a string stands for, as in "D:20240131120000+01'00'"; `nil` if it is none.
public func CGPDFStringCopyDate(_ string: CGPDFStringRef?) -> NSDate? {
    guard let string, case .string(let bytes) = PDFObject.taken(from: string).value else { return nil }
    return PDFText.date(bytes).map { $0 as NSDate }
}

/// What strings of PDF documents stand for.
enum PDFText {
    /// The characters from 0x80 on, and from 0x18 on, of PDF's own encoding, where it is not Latin 1.
    private static let own: [UInt8: Unicode.Scalar] = {
        var result: [UInt8: Unicode.Scalar] = [:]
        for (index, scalar) in "\u{2D8}\u{2C7}\u{2C6}\u{2D9}\u{2DD}\u{2DB}\u{2DA}\u{2DC}".unicodeScalars.enumerated() {
            result[UInt8(0x18 + index)] = scalar
        }
        for (index, scalar) in "•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž".unicodeScalars.enumerated() { result[UInt8(0x80 + index)] = scalar }
        result[0xA0] = "€"
        return result
    }()

    static func text(_ bytes: [UInt8]) -> String {
        if bytes.starts(with: [0xFE, 0xFF]) {
            let units = stride(from: 2, to: bytes.count - 1, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
            return String(decoding: units, as: UTF16.self)
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return String(decoding: bytes.dropFirst(3), as: UTF8.self) }
        var result = String.UnicodeScalarView()
        for byte in bytes { result.append(own[byte] ?? Unicode.Scalar(byte)) }
        return String(result)
    }

    static func date(_ bytes: [UInt8]) -> Date? {
        var rest = bytes.starts(with: Array("D:".utf8)) ? bytes.dropFirst(2) : bytes[...]
        func digits(_ count: Int) -> Int? {
            let part = rest.prefix(count)
            guard part.count == count, part.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
            rest = rest.dropFirst(count)
            return part.reduce(0) { $0 * 10 + Int($1 - 0x30) }
        }
        guard let year = digits(4) else { return nil }
        var parts = DateComponents(year: year, month: 1, day: 1, hour: 0, minute: 0, second: 0)
        parts.month = digits(2) ?? 1
        parts.day = digits(2) ?? 1
        parts.hour = digits(2) ?? 0
        parts.minute = digits(2) ?? 0
        parts.second = digits(2) ?? 0
        var offset = 0
        if let sign = rest.first, sign == 0x2B || sign == 0x2D {
            rest = rest.dropFirst()
            let hours = digits(2) ?? 0
            if rest.first == 0x27 { rest = rest.dropFirst() }
            offset = (hours * 3600 + (digits(2) ?? 0) * 60) * (sign == 0x2D ? -1 : 1)
        }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        return calendar.date(from: parts)?.addingTimeInterval(-Double(offset))
    }
}
