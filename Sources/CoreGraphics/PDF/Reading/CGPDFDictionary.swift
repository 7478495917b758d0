import Foundation

private func entry(_ dict: CGPDFDictionaryRef?, _ key: UnsafePointer<CChar>) -> PDFObject? {
    dict.flatMap { PDFObject.taken(from: $0)[String(cString: key)] }
}

/// Returns how many entries a dictionary has.
public func CGPDFDictionaryGetCount(_ dict: CGPDFDictionaryRef?) -> Int { dict.flatMap { PDFObject.taken(from: $0).entries?.count } ?? 0 }

/// Gets the object under a key; returns whether there is one.
public func CGPDFDictionaryGetObject(
    _ dict: CGPDFDictionaryRef?, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFObjectRef?>?
) -> Bool {
    guard let found = entry(dict, key) else { return false }
    value?.pointee = found.pointer
    return true
}

/// Gets the Boolean under a key; returns whether there is one.
public func CGPDFDictionaryGetBoolean(
    _ dict: CGPDFDictionaryRef?, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFBoolean>?
) -> Bool { entry(dict, key)?.get(.boolean, value) ?? false }

/// Gets the whole number under a key; returns whether there is one.
public func CGPDFDictionaryGetInteger(
    _ dict: CGPDFDictionaryRef?, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFInteger>?
) -> Bool { entry(dict, key)?.get(.integer, value) ?? false }

/// Gets the number under a key; returns whether there is one.
public func CGPDFDictionaryGetNumber(
    _ dict: CGPDFDictionaryRef?, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFReal>?
) -> Bool { entry(dict, key)?.get(.real, value) ?? false }

/// Gets the name under a key; returns whether there is one.
public func CGPDFDictionaryGetName(
    _ dict: CGPDFDictionaryRef?, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> Bool { entry(dict, key)?.get(.name, value) ?? false }

/// Gets the string under a key; returns whether there is one.
public func CGPDFDictionaryGetString(
    _ dict: CGPDFDictionaryRef?, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFStringRef?>?
) -> Bool { entry(dict, key)?.get(.string, value) ?? false }

/// Gets the list under a key; returns whether there is one.
public func CGPDFDictionaryGetArray(
    _ dict: CGPDFDictionaryRef?, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFArrayRef?>?
) -> Bool { entry(dict, key)?.get(.array, value) ?? false }

/// Gets the dictionary under a key; returns whether there is one.
public func CGPDFDictionaryGetDictionary(
    _ dict: CGPDFDictionaryRef?, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFDictionaryRef?>?
) -> Bool { entry(dict, key)?.get(.dictionary, value) ?? false }

/// Gets the stream under a key; returns whether there is one.
public func CGPDFDictionaryGetStream(
    _ dict: CGPDFDictionaryRef?, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFStreamRef?>?
) -> Bool { entry(dict, key)?.get(.stream, value) ?? false }

/// Calls a function with each entry of a dictionary, in the order of their keys.
public func CGPDFDictionaryApplyFunction(
    _ dict: CGPDFDictionaryRef?, _ function: CGPDFDictionaryApplierFunction, _ info: UnsafeMutableRawPointer?
) {
    guard let entries = dict.flatMap({ PDFObject.taken(from: $0).entries }) else { return }
    for key in entries.keys.sorted() { key.withCString { function($0, entries[key]!.resolved.pointer, info) } }
}

/// Calls a block with each entry of a dictionary, in the order of their keys, until it returns `false`.
public func CGPDFDictionaryApplyBlock(
    _ dict: CGPDFDictionaryRef?, _ block: (UnsafePointer<CChar>, CGPDFObjectRef, UnsafeMutableRawPointer?) -> Bool,
    _ info: UnsafeMutableRawPointer?
) {
    guard let entries = dict.flatMap({ PDFObject.taken(from: $0).entries }) else { return }
    for key in entries.keys.sorted() where !key.withCString({ block($0, entries[key]!.resolved.pointer, info) }) { return }
}
