import Foundation

extension NSDictionary {
    /// Writes the dictionary as a property list.
    public func write(to url: URL) throws {
        guard PropertyListSerialization.propertyList(self, isValidFor: .xml) else { throw CocoaError(.propertyListWriteInvalid) }
        try PropertyListSerialization.data(fromPropertyList: self, format: .xml, options: 0).write(to: url, options: .atomic)
    }
}

extension NSDictionary {
    // What `FileManager.attributesOfItem(atPath:)` has found, as numbers and dates.

    /// The size of a file, in bytes.
    public func fileSize() -> UInt64 { (self[FileAttributeKey.size] as? NSNumber)?.uint64Value ?? 0 }
    /// When the file was changed.
    public func fileModificationDate() -> Date? { self[FileAttributeKey.modificationDate] as? Date }
    /// When the file was made.
    public func fileCreationDate() -> Date? { self[FileAttributeKey.creationDate] as? Date }
    /// What the file is: a value of `FileAttributeType`.
    public func fileType() -> String? {
        (self[FileAttributeKey.type] as? FileAttributeType)?.rawValue ?? self[FileAttributeKey.type] as? String
    }
    /// Who may do what with the file.
    public func filePosixPermissions() -> Int { (self[FileAttributeKey.posixPermissions] as? NSNumber)?.intValue ?? 0 }
    /// Who owns the file.
    public func fileOwnerAccountName() -> String? { self[FileAttributeKey.ownerAccountName] as? String }
}
