extension UTType {
    /// Creates the type that a file's name tells; `nil` for a name without an ending.
    ///
    /// Files and folders are not told apart by a name: an ending that is declared for packages only makes a package's type, where
    /// `init(filenameExtension:)` finds nothing that conforms to data.
    package init?(nameOf url: URL) {
        guard let file = UTType(filenameExtension: url.pathExtension) else { return nil }
        self = file.isDeclared ? file : UTType.declaredPackage(nameOf: url) ?? file
    }

    /// The type of packages that is declared for a name's ending; `nil` if there is none.
    package static func declaredPackage(nameOf url: URL) -> UTType? {
        UTType(filenameExtension: url.pathExtension, conformingTo: .package).flatMap { $0.isDeclared ? $0 : nil }
    }
}
