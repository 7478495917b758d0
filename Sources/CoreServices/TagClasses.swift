import UniformTypeIdentifiers

// Kinds of tags, and the keys of what an `Info.plist` declares of a type.

/// Extensions of file names.
nonisolated(unsafe) public let kUTTagClassFilenameExtension: CFString = UTTagClass.filenameExtension.rawValue as CFString
/// MIME types.
nonisolated(unsafe) public let kUTTagClassMIMEType: CFString = UTTagClass.mimeType.rawValue as CFString
/// Types of AppKit's pasteboard.
nonisolated(unsafe) public let kUTTagClassNSPboardType: CFString = "com.apple.nspboard-type"
/// The four letters that said a file's type on the classic Mac.
nonisolated(unsafe) public let kUTTagClassOSType: CFString = "com.apple.ostype"

/// The types that an app exports.
nonisolated(unsafe) public let kUTExportedTypeDeclarationsKey: CFString = "UTExportedTypeDeclarations"
/// The types of others that an app knows.
nonisolated(unsafe) public let kUTImportedTypeDeclarationsKey: CFString = "UTImportedTypeDeclarations"
/// A type's identifier.
nonisolated(unsafe) public let kUTTypeIdentifierKey: CFString = "UTTypeIdentifier"
/// A type's tags, by kind.
nonisolated(unsafe) public let kUTTypeTagSpecificationKey: CFString = "UTTypeTagSpecification"
/// The types that a type conforms to.
nonisolated(unsafe) public let kUTTypeConformsToKey: CFString = "UTTypeConformsTo"
/// What a type is called.
nonisolated(unsafe) public let kUTTypeDescriptionKey: CFString = "UTTypeDescription"
/// The name of a type's icon.
nonisolated(unsafe) public let kUTTypeIconFileKey: CFString = "UTTypeIconFile"
/// Where a type is described.
nonisolated(unsafe) public let kUTTypeReferenceURLKey: CFString = "UTTypeReferenceURL"
/// The version of a type's declaration.
nonisolated(unsafe) public let kUTTypeVersionKey: CFString = "UTTypeVersion"
