import UniformTypeIdentifiers

// What could be asked of types before `UTType`. Functions called "create" and "copy" give results that the caller owns.

private func known(_ identifier: CFString) -> UTType? { UTType(String(identifier)) }

private func list(_ strings: [String]) -> CFArray { strings.map { $0 as NSString } as NSArray }

// MARK: Comparing

/// Whether two identifiers are of one type.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
    String(inUTI1).lowercased() == String(inUTI2).lowercased()
}

/// Whether a type is another or conforms to it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    guard let first = known(inUTI), let second = known(inConformsToUTI) else { return UTTypeEqual(inUTI, inConformsToUTI) }
    return first.conforms(to: second)
}

/// Whether the system or the app declares a type.
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { known(inUTI)?.isDeclared ?? false }

/// Whether an identifier was made from a tag.
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { known(inUTI)?.isDynamic ?? false }

// MARK: Tags

private func types(_ tagClass: CFString, _ tag: CFString, _ conformingTo: CFString?) -> [UTType] {
    UTType.types(tag: String(tag), tagClass: UTTagClass(rawValue: String(tagClass)), conformingTo: conformingTo.flatMap(known))
}

/// The identifier of the preferred type that has a tag and conforms to another type; a dynamic one where none is declared.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
    types(inTagClass, inTag, inConformingToUTI).first.map { .passRetained($0.identifier as CFString) }
}

/// The identifiers of all types that have a tag and conform to another type; a dynamic one where none is declared.
public func UTTypeCreateAllIdentifiersForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFArray>? {
    .passRetained(list(types(inTagClass, inTag, inConformingToUTI).map(\.identifier)))
}

/// A type's preferred tag of a kind.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>? {
    known(inUTI)?.tags[UTTagClass(rawValue: String(inTagClass))]?.first.map { .passRetained($0 as CFString) }
}

/// A type's tags of a kind.
public func UTTypeCopyAllTagsWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFArray>? {
    known(inUTI)?.tags[UTTagClass(rawValue: String(inTagClass))].map { .passRetained(list($0)) }
}

// MARK: Declarations

/// What a type is called, in the user's language if that is known.
public func UTTypeCopyDescription(_ inUTI: CFString) -> Unmanaged<CFString>? {
    known(inUTI)?.localizedDescription.map { .passRetained($0 as CFString) }
}

/// What is declared of a type, as an `Info.plist` would say it.
public func UTTypeCopyDeclaration(_ inUTI: CFString) -> Unmanaged<CFDictionary>? {
    guard let type = known(inUTI), type.isDeclared else { return nil }
    return .passRetained(type.declarationEntries as NSDictionary)
}

/// The bundle that declares a type; `nil` if the system does.
public func UTTypeCopyDeclaringBundleURL(_ inUTI: CFString) -> Unmanaged<CFURL>? {
    guard let type = known(inUTI), type.isDeclaredByApp else { return nil }
    return .passRetained(Bundle.main.bundleURL as NSURL)
}

// MARK: Four letters

/// Four letters in one number.
public typealias OSType = UInt32

/// The letters of a number; a letter a byte, in Mac Roman.
public func UTCreateStringForOSType(_ inOSType: OSType) -> Unmanaged<CFString> {
    let bytes = (0..<4).map { UInt8(truncatingIfNeeded: inOSType >> (24 - 8 * $0)) }
    return .passRetained((String(bytes: bytes, encoding: .macOSRoman) ?? "") as CFString)
}

/// The number of four letters; 0 if the text is longer, or has letters that Mac Roman has not.
public func UTGetOSTypeFromString(_ inString: CFString) -> OSType {
    guard let bytes = String(inString).data(using: .macOSRoman), bytes.count <= 4 else { return 0 }
    return (bytes + Data(repeating: 0x20, count: 4 - bytes.count)).reduce(0) { $0 << 8 | OSType($1) }
}
