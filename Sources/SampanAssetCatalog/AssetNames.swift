import Foundation

/// The names of what catalogs have.
public struct AssetNames: Hashable, Sendable {
    /// The images, namespaces included, in the order of the folders.
    public var images: [String]
    /// The colours, namespaces included.
    public var colors: [String]

    /// Reads the names out of catalogs. What is wrong in them is for `AssetCatalog.compile` to say.
    public init(catalogs: [URL]) {
        var reader = CatalogReader()
        for catalog in catalogs { reader.read(catalog) }
        images = reader.images.map(\.name)
        colors = reader.colors.map(\.name)
    }
}
