// File names get the extension that says their type, if they have none that does.

extension UTType {
    /// The name with the type's extension.
    fileprivate func completing(_ name: String) -> String {
        guard let preferred = preferredFilenameExtension else { return name }
        let present = (name as NSString).pathExtension.lowercased()
        if declaration.tags[.filenameExtension]?.contains(present) == true { return name }
        if !present.isEmpty, UTType.types(tag: present, tagClass: .filenameExtension, conformingTo: self).contains(where: \.isDeclared) {
            return name
        }
        return "\(name).\(preferred)"
    }
}

extension URL {
    /// Returns the URL with a component for a file of a type: the type's extension is added where the name does not say the type.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(contentType.completing(partialName), isDirectory: contentType.conforms(to: .directory))
    }

    /// Adds a component for a file of a type; see `appendingPathComponent(_:conformingTo:)`.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// Returns the URL with the type's extension, where the last component does not say the type.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        let completed = contentType.completing(lastPathComponent)
        guard completed != lastPathComponent else { return self }
        return appendingPathExtension((completed as NSString).pathExtension)
    }

    /// Adds the type's extension, where the last component does not say the type.
    public mutating func appendPathExtension(for contentType: UTType) { self = appendingPathExtension(for: contentType) }
}

extension NSString {
    /// Returns the path with a component for a file of a type: the type's extension is added where the name does not say the type.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> String {
        appendingPathComponent(contentType.completing(partialName))
    }

    /// Returns the path with the type's extension, where the last component does not say the type.
    public func appendingPathExtension(for contentType: UTType) -> String {
        (deletingLastPathComponent as NSString).appendingPathComponent(contentType.completing(lastPathComponent))
    }
}
